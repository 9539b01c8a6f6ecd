import SwivelLog

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
