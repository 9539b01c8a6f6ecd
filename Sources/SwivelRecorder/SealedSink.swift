import SwivelLog

/// Writes blocks to a file, and keeps those that could not be written until they can.
///
/// A block that fails may have been written in part; it is written again at the same place, so that
/// the file never has half a block in front of a whole one.
final class SealedSink: ByteSink {
  /// Where the blocks go.
  let file: any SealedFile
  private let ordersBlocks: Bool
  // Where the first block goes that is not written yet.
  private var offset: UInt64
  private var pending: [UInt8] = []
  /// Why the last attempt failed, until one succeeds.
  private(set) var failure: LogError?

  /// Writes from a place on; each block may have to be on the disk before the next.
  init(_ file: any SealedFile, offset: UInt64, ordersBlocks: Bool) {
    (self.file, self.offset, self.ordersBlocks) = (file, offset, ordersBlocks)
  }

  /// Whether all blocks are written.
  var isWritten: Bool { pending.isEmpty }

  func write(_ bytes: UnsafeRawBufferPointer) throws(LogError) {
    pending.append(contentsOf: bytes)
    _ = drain()
  }

  func synchronize() throws(LogError) {
    guard drain() else { throw failure ?? .finished }
    try file.synchronize()
  }

  /// Tries to write what is left.
  ///
  /// - Returns: Whether nothing is left.
  func drain() -> Bool {
    guard !pending.isEmpty else { return true }
    // Safe: the file reads as many bytes as there are, before this returns.
    let result = pending.withUnsafeBytes { bytes in
      Result { () throws(LogError) in try file.write(bytes, at: offset) }
    }
    switch result {
    case .failure(let error):
      failure = error
      return false
    case .success:
      offset += UInt64(pending.count)
      pending.removeAll(keepingCapacity: true)
      failure = nil
      if ordersBlocks { noteOrder() }
      return true
    }
  }

  private func noteOrder() {
    do throws(LogError) {
      try file.order()
    } catch {
      failure = error
    }
  }
}
