/// A source of a log's bytes.
package protocol ByteSource {
  /// Reads some of the next bytes into an array, overwriting it from an offset on.
  ///
  /// - Returns: The number of bytes, as many as are available at once; 0 only at the end.
  mutating func read(into bytes: inout [UInt8], from offset: Int) throws(LogError) -> Int

  /// The number of bytes if the source is seekable; otherwise `nil`.
  var byteCount: UInt64? { get }

  /// Picks up bytes that were appended after the end was reached.
  mutating func refresh() throws(LogError)

  /// Seeks to an offset; only where ``byteCount`` is known.
  mutating func seek(to offset: UInt64) throws(LogError)

  /// Whether an offset is in a file that another one continues.
  func isInEarlierFile(_ offset: UInt64) -> Bool
}

extension ByteSource {
  /// Reads some of the next bytes into an array, overwriting it.
  package mutating func read(into bytes: inout [UInt8]) throws(LogError) -> Int {
    try read(into: &bytes, from: 0)
  }

  /// No other file continues a single one.
  package func isInEarlierFile(_ offset: UInt64) -> Bool { false }

  /// Streams are read once.
  package var byteCount: UInt64? { nil }

  /// A single file needs nothing to read appended bytes.
  package mutating func refresh() throws(LogError) {}

  /// Traps: streams are not seekable.
  package mutating func seek(to offset: UInt64) throws(LogError) {
    preconditionFailure("a stream was asked for byte \(offset)")
  }
}

/// A log in memory.
package struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let stride: Int
  private var position = 0

  /// Makes a source that returns at most `stride` bytes per read.
  package init(_ bytes: [UInt8], stride: Int = .max) {
    self.bytes = bytes
    self.stride = stride
  }

  package var byteCount: UInt64? { UInt64(bytes.count) }

  package mutating func seek(to offset: UInt64) throws(LogError) {
    position = Int(min(offset, UInt64(bytes.count)))
  }

  package mutating func read(
    into target: inout [UInt8], from offset: Int
  ) throws(LogError) -> Int {
    let count = min(target.count - offset, bytes.count - position, stride)
    target.replaceSubrange(offset..<offset + count, with: bytes[position..<position + count])
    position += count
    return count
  }
}
