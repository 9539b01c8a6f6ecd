internal import CSwivel

/// A file or a pipe, to be read as a log.
package final class FileSource: ByteSource {
  private let descriptor: Int32
  private let isOwner: Bool

  /// Opens a file.
  package init(path: String) throws(LogError) {
    descriptor = try LogError.check(swivel_open_for_reading(path), .open)
    isOwner = true
  }

  /// Reads from a descriptor that stays open: 0 is the standard input.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isOwner = false
  }

  deinit {
    if isOwner { swivel_close(descriptor) }
  }

  package var byteCount: UInt64? {
    UInt64(exactly: swivel_regular_file_size(descriptor))
  }

  package func seek(to offset: UInt64) throws(LogError) {
    _ = try LogError.check(swivel_seek(descriptor, Int64(clamping: offset)), .read)
  }

  package func read(into bytes: UnsafeMutableRawBufferPointer) throws(LogError) -> Int {
    // Safe: the system writes no more than there is room for.
    try LogError.check(swivel_read(descriptor, bytes.baseAddress, bytes.count), .read)
  }
}

extension LogError {
  /// Throws for a negated error number, and hands on any other answer of the system.
  static func check<Answer: SignedInteger>(
    _ answer: Answer, _ operation: Operation
  ) throws(LogError) -> Answer {
    guard answer >= 0 else { throw .io(operation: operation, errno: Int32(-answer)) }
    return answer
  }
}
