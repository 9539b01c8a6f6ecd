import CSwivel

/// A file or a pipe to which a log is written.
package final class FileSink: ByteSink {
  private let descriptor: Int32
  private let isOwner: Bool

  /// Creates a file, replacing an existing one.
  package init(creating path: String) throws(LogError) {
    descriptor = try LogError.check(swivel_open(path, O_WRONLY | O_CREAT | O_TRUNC), .create)
    isOwner = true
  }

  /// Opens a pipe or a device; a named pipe is waited for until a program reads it, or a signal
  /// ends the wait.
  package init(waitingFor path: String) throws(LogError) {
    var opened = swivel_open(path, O_WRONLY | O_NONBLOCK)
    while opened == -ENXIO, swivel_caught_signal() == 0 {
      swivel_pause(50_000)
      opened = swivel_open(path, O_WRONLY | O_NONBLOCK)
    }
    descriptor = try LogError.check(opened, .create)
    isOwner = true
  }

  /// Writes to a descriptor and closes it in the end.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
    isOwner = true
  }

  /// Opens a file for appending, after truncating it to a length if one is given.
  package init(appendingTo path: String, cutTo byteCount: UInt64?) throws(LogError) {
    descriptor = try LogError.check(swivel_open(path, O_WRONLY | O_APPEND), .open)
    isOwner = true
    if let byteCount {
      let answer = swivel_truncate(descriptor, Int64(clamping: byteCount))
      try LogError.check(answer, .truncate)
    }
  }

  /// Writes to a descriptor that stays open; 1 is the standard output.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isOwner = false
  }

  deinit {
    if isOwner { close(descriptor) }
  }

  package func write(_ bytes: [UInt8]) throws(LogError) {
    try LogError.check(swivel_write_all(descriptor, bytes, bytes.count), .write)
  }

  /// Whether a path refers to the file.
  package func isAt(_ path: String) -> Bool { swivel_is_same_file(descriptor, path) != 0 }

  package func synchronize() throws(LogError) {
    try LogError.check(swivel_synchronize(descriptor), .synchronize)
  }
}
