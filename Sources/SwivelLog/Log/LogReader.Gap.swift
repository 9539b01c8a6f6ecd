extension LogReader {
  /// A part of a log that could not be read, and that reading went on behind.
  public struct Gap: Hashable, Sendable {
    /// Where it begins.
    public let offset: UInt64
    /// How long it is.
    public let byteCount: UInt64
    /// What is wrong with it.
    public let damage: BlockDamage
    /// The number of the first event that may be missing.
    public let firstSequence: UInt64
    /// The number of the first event behind the gap; `nil` while none was read.
    public internal(set) var nextSequence: UInt64?

    /// How many events are known to be missing.
    public var lostCount: UInt64 {
      // A damaged block may also hold nothing that was not read before.
      nextSequence.map { $0 > firstSequence ? $0 - firstSequence : 0 } ?? 0
    }
  }
}
