/// Splits a stream of bytes into lines, in constant memory.
///
/// ```swift
/// splitter.append(chunk)
/// while let line = splitter.next() { … }
/// ```
package struct LineSplitter: Sendable {
  /// A longer line, in bytes without its line feed, is truncated to one byte more, so that the
  /// reader rejects it.
  package static let maximumLength = 65_536

  private var buffer: [UInt8] = []
  private var start = 0
  private var scanned = 0
  private var isSkipping = false
  private var isAtStart = true

  /// Makes a splitter at the beginning of a line.
  package init() {}

  /// Takes the next bytes of the stream.
  ///
  /// - Precondition: All lines of the bytes before have been taken by ``next()``.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    precondition(scanned == buffer.count, "lines of the bytes before are left")
    buffer.removeSubrange(..<start)
    start = 0
    scanned = buffer.count
    buffer.append(contentsOf: bytes)
    dropByteOrderMark()
  }

  /// The next complete line, without its line feed; `nil` when more bytes are needed.
  package mutating func next() -> ArraySlice<UInt8>? {
    while let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
      isAtStart = false
      let line = buffer[start..<end].prefix(Self.maximumLength + 1)
      start = end + 1
      scanned = start
      guard isSkipping else { return line }
      isSkipping = false
    }
    scanned = buffer.count
    return isSkipping || scanned - start > Self.maximumLength ? beginning() : nil
  }

  /// The last line of a stream that does not end in a line feed; `nil` if there is none.
  ///
  /// - Precondition: All whole lines have been taken by ``next()``.
  package mutating func finish() -> ArraySlice<UInt8>? {
    precondition(scanned == buffer.count, "lines of the bytes before are left")
    defer { self = Self() }
    return start == buffer.count ? nil : buffer[start...]
  }

  /// The beginning of a line that is too long, once; the rest of it is dropped.
  private mutating func beginning() -> ArraySlice<UInt8>? {
    let line = buffer[start...].prefix(Self.maximumLength + 1)
    buffer = []
    start = 0
    scanned = 0
    defer { isSkipping = true }
    return isSkipping ? nil : line
  }

  /// Drops a byte order mark, once enough bytes are there.
  private mutating func dropByteOrderMark() {
    guard isAtStart, buffer.count >= 3 else { return }
    isAtStart = false
    guard buffer.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    buffer.removeFirst(3)
    scanned = 0
  }
}
