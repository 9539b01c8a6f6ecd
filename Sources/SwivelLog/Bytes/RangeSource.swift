import CSwivel

/// An open regular file, whose bytes are read in any order and from any thread.
package final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The length of the file when it was opened.
  package let byteCount: UInt64

  /// Opens a file; a pipe or a device, which could block for ever, is an error.
  package init(path: String) throws(LogError) {
    descriptor = try LogError.check(swivel_open(path, O_RDONLY | O_NONBLOCK), .open)
    let size = swivel_regular_file_size(descriptor)
    byteCount = UInt64(clamping: size)
    // No deinit runs if an init throws.
    if size < 0 { close(descriptor) }
    try LogError.check(size, .read)
  }

  deinit { close(descriptor) }

  fileprivate func read(
    into bytes: inout [UInt8], _ range: Range<Int>, at offset: UInt64
  ) throws(LogError) -> Int {
    // Safe: the system writes at most the part's size.
    let count = bytes.withUnsafeMutableBytes { bytes in
      let part = UnsafeMutableRawBufferPointer(rebasing: bytes[range])
      return swivel_read_at(descriptor, part.baseAddress, part.count, Int64(clamping: offset))
    }
    return try LogError.check(count, .read)
  }
}

/// A log that is a range of a file's bytes.
package struct RangeSource: ByteSource, Sendable {
  private let file: OpenFile
  private let start: UInt64
  private let count: UInt64
  private var position: UInt64 = 0

  /// Makes the source of a range; `nil` if it is not in the file.
  package init?(_ file: OpenFile, start: UInt64, count: UInt64) {
    let (end, isTooLarge) = start.addingReportingOverflow(count)
    guard !isTooLarge, end <= file.byteCount else { return nil }
    (self.file, self.start, self.count) = (file, start, count)
  }

  package var byteCount: UInt64? { count }

  package mutating func seek(to offset: UInt64) throws(LogError) { position = min(offset, count) }

  package mutating func read(into bytes: inout [UInt8], from place: Int) throws(LogError) -> Int {
    let limit = min(bytes.count - place, Int(clamping: count - position))
    guard limit > 0 else { return 0 }
    let read = try file.read(into: &bytes, place..<place + limit, at: start + position)
    position += UInt64(read)
    return read
  }
}
