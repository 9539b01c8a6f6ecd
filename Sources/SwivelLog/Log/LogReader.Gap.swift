extension LogReader {
  /// An unreadable part of a log, after which reading continued.
  public struct Gap: Hashable, Sendable {
    /// The offset of its beginning.
    public let offset: UInt64
    /// Its length.
    public let byteCount: UInt64
    /// What is wrong with it.
    public let damage: BlockDamage
    /// The number of the first event that may be missing.
    public let firstSequence: UInt64
    /// The number of the first event after the gap; `nil` while none was read.
    public internal(set) var nextSequence: UInt64?

    /// The number of events known to be missing.
    public var lostCount: UInt64 {
      // A damaged block may also contain only what was read before.
      nextSequence.map { $0 > firstSequence ? $0 - firstSequence : 0 } ?? 0
    }
  }
}
