/// Something that happened, with its position in the order of events and its time.
///
/// An event is a fact that a recorder observed or an app declared, never a conclusion.
public struct Event: Hashable, Sendable {
  /// The position in the log, counted from 0.
  ///
  /// Missing numbers are lost events.
  public var sequence: UInt64
  /// When it happened; never before the previous event.
  public var instant: Instant
  /// The fact as it is stored.
  public var record: Record

  /// The largest sequence number: that of a signed 64-bit integer.
  @inlinable public static var latestSequence: UInt64 { UInt64(Int64.max) }

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
