import CSwivel
package import SwivelLog

/// A file of the sealed log, as the sealer uses it; tests substitute one that fails.
///
/// A thread may wait for the disk while others write.
package protocol SealedFile: AnyObject, Sendable {
  /// Writes bytes at an offset; on failure any part of them may have been written.
  func write(_ bytes: [UInt8], at offset: UInt64) throws(LogError)
  /// Inserts a write barrier: earlier writes reach the disk before later ones.
  func order() throws(LogError)
  /// Waits until everything written survives a power loss.
  func synchronize() throws(LogError)
  /// Whether a path refers to the file.
  func isAt(_ path: String) -> Bool
}

/// The purpose of opening a file.
package enum SealedFileUse: Sendable {
  /// Create it; it must not exist.
  case create
  /// Continue after its first `byteCount` bytes, and cut off the rest.
  case continuing(byteCount: UInt64)
}

/// How the sealer opens a file.
package typealias SealedFileOpening =
  @Sendable (String, SealedFileUse) throws(LogError) -> any SealedFile

/// A file of the operating system.
package final class SystemFile: SealedFile {
  private let descriptor: Int32
  private let path: String

  /// Opens a file.
  package init(path: String, use: SealedFileUse) throws(LogError) {
    self.path = UnfinishedName.target(of: path)
    switch use {
    case .create:
      descriptor = try LogError.check(swivel_open(path, O_WRONLY | O_CREAT | O_EXCL), .create)
    case .continuing(let byteCount):
      descriptor = try LogError.check(swivel_open(path, O_WRONLY), .open)
      guard UInt64(clamping: swivel_regular_file_size(descriptor)) > byteCount else { return }
      try LogError.check(
        swivel_truncate(descriptor, Int64(clamping: byteCount)), .truncate)
    }
  }

  deinit { close(descriptor) }

  package func write(_ bytes: [UInt8], at offset: UInt64) throws(LogError) {
    // A file that another process has truncated would get zeros in the middle.
    guard UInt64(clamping: swivel_regular_file_size(descriptor)) >= offset else {
      throw .changedByAnother(path: path)
    }
    let answer = swivel_write_at(descriptor, bytes, bytes.count, Int64(clamping: offset))
    try LogError.check(answer, .write)
  }

  package func order() throws(LogError) {
    try LogError.check(swivel_barrier(descriptor), .synchronize)
  }

  package func synchronize() throws(LogError) {
    try LogError.check(swivel_synchronize(descriptor), .synchronize)
  }

  package func isAt(_ path: String) -> Bool { swivel_is_same_file(descriptor, path) != 0 }
}

/// Writes blocks to a file, and keeps failed ones for another attempt.
///
/// A failed block may be partially written; it is written again at the same offset, so that the
/// file never has a partial block before a whole one.
final class SealedSink: ByteSink {
  /// The file.
  let file: any SealedFile
  private let ordersBlocks: Bool
  // The offset of the first unwritten block.
  private var offset: UInt64
  private var pending: [UInt8] = []
  /// The error of the last attempt, until one succeeds.
  private(set) var failure: LogError?

  /// Writes from an offset on; with a barrier between blocks if required.
  init(_ file: any SealedFile, offset: UInt64, ordersBlocks: Bool) {
    (self.file, self.offset, self.ordersBlocks) = (file, offset, ordersBlocks)
  }

  /// Whether all blocks are written.
  var isWritten: Bool { pending.isEmpty }

  func write(_ bytes: [UInt8]) throws(LogError) {
    pending += bytes
    _ = drain()
  }

  func synchronize() throws(LogError) {
    guard drain() else { throw failure ?? .finished }
    try file.synchronize()
  }

  /// Retries unwritten blocks.
  ///
  /// - Returns: Whether nothing is left.
  func drain() -> Bool {
    guard !pending.isEmpty else { return true }
    do throws(LogError) {
      try file.write(pending, at: offset)
    } catch {
      failure = error
      return false
    }
    offset += UInt64(pending.count)
    pending.removeAll(keepingCapacity: true)
    failure = nil
    if ordersBlocks { noteOrder() }
    return true
  }

  private func noteOrder() {
    do throws(LogError) {
      try file.order()
    } catch {
      failure = error
    }
  }
}
