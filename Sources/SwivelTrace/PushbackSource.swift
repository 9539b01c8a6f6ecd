import SwivelLog

/// A source whose first bytes were peeked at.
final class PushbackSource: ByteSource {
  private var source: any ByteSource
  private var pushedBack: [UInt8]

  /// Peeks at the first bytes of a source.
  init(_ source: any ByteSource, count: Int) throws(LogError) {
    self.source = source
    pushedBack = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = try self.source.read(into: &pushedBack, from: filled)
      if read == 0 { break }
      filled += read
    }
    pushedBack.removeSubrange(filled...)
  }

  /// The peeked bytes.
  var first: [UInt8] { pushedBack }

  var byteCount: UInt64? { source.byteCount }

  func isInEarlierFile(_ offset: UInt64) -> Bool { source.isInEarlierFile(offset) }

  func refresh() throws(LogError) { try source.refresh() }

  func seek(to offset: UInt64) throws(LogError) {
    pushedBack.removeAll()
    try source.seek(to: offset)
  }

  func read(into bytes: inout [UInt8], from place: Int) throws(LogError) -> Int {
    guard !pushedBack.isEmpty else { return try source.read(into: &bytes, from: place) }
    let count = min(bytes.count - place, pushedBack.count)
    bytes.replaceSubrange(place..<place + count, with: pushedBack.prefix(count))
    pushedBack.removeFirst(count)
    return count
  }
}
