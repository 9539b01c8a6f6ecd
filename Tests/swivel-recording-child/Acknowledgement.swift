import CSwivel

/// What the child states its parent through its standard output: 8 bytes each time, the number of a
/// thread and a count.
enum Acknowledgement {
  /// Added to the number of a thread whose events so far survive a loss of power.
  private static let synchronized: UInt32 = 1 << 31
  private static let ready = UInt32.max

  /// The calls of `record()` that have returned so far.
  static func recorded(_ thread: UInt32, _ count: UInt32) { write(thread, count) }

  /// The events that a call of `synchronize()` that has returned covers.
  static func synchronized(_ thread: UInt32, _ count: UInt32) {
    write(thread | synchronized, count)
  }

  /// The child waits for its standard input to end.
  static func ready(_ thread: UInt32) { write(ready, thread) }

  private static func write(_ thread: UInt32, _ count: UInt32) {
    var word = (thread.littleEndian, count.littleEndian)
    withUnsafeBytes(of: &word) { _ = swivel_write_all(1, $0.baseAddress, $0.count) }
  }
}
