/// Something that happened, with its place in the order of things and its time.
///
/// An event is a fact that a recorder observed or an app declared, never a conclusion.
public struct Event: Hashable, Sendable {
  /// The place in the log, counted from 0.
  ///
  /// Numbers that are missing name events that were lost.
  public var sequence: UInt64
  /// When it happened; never before the event in front of it.
  public var instant: Instant
  /// The fact as it is stored.
  public var record: Record

  /// The greatest number that an event may have: what a signed number of 64 bits holds.
  @inlinable public static var latestSequence: UInt64 { UInt64(Int64.max) }

  /// How far behind its first byte an event has its numbers: they begin its record, which is the
  /// last of it.
  @inlinable package static var numbersOffset: Int {
    MemoryLayout<Event>.size &- MemoryLayout<Record>.size
  }

  /// Makes an event of a stored fact.
  public init(sequence: UInt64, instant: Instant, record: Record) {
    self.sequence = sequence
    self.instant = instant
    self.record = record
  }

  /// Makes an event of a fact.
  public init(sequence: UInt64, instant: Instant, _ kind: Kind) {
    self.init(sequence: sequence, instant: instant, record: kind.record)
  }

  /// The fact, by its kind.
  public var kind: Kind { Kind(record) }
}
