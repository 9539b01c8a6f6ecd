/// A time, in microseconds since the log began.
///
/// A trace may state only the order of its events. Their times are then assumed, and the time
/// between two of them is unknown.
public struct Instant: RawRepresentable, Hashable, Comparable, Sendable {
  @usableFromInline static let assumption: UInt64 = 1 << 63

  // The highest bit marks an assumed time: an event has no space for another value.
  @usableFromInline let bits: UInt64

  /// The microseconds.
  @inlinable public var rawValue: UInt64 { bits & ~Self.assumption }

  /// Makes a moment of its microseconds, at most those of ``latest``.
  @inlinable public init(rawValue: UInt64) {
    bits = Swift.min(rawValue, ~Self.assumption)
  }

  @usableFromInline init(bits: UInt64) {
    self.bits = bits
  }

  /// The moment at which the log began.
  public static let start = Self(rawValue: 0)

  /// The latest time that a log can store: some 292,000 years.
  @inlinable public static var latest: Self { Self(rawValue: UInt64(Int64.max)) }

  /// Whether the trace states only the order of its events, and not this time.
  package var isAssumed: Bool { bits & Self.assumption != 0 }

  /// The same time, as an assumption.
  package var assumed: Self { Self(bits: bits | Self.assumption) }

  /// The microseconds since an earlier time.
  package func microseconds(since earlier: Self) -> UInt64 { rawValue &- earlier.rawValue }

  /// Whether an earlier time is at most some microseconds ago; `nil` if that is unknown, because
  /// one of the times is assumed.
  package func isWithin(_ microseconds: UInt64, of earlier: Self) -> Bool? {
    guard !isAssumed, !earlier.isAssumed else { return nil }
    return self.microseconds(since: earlier) <= microseconds
  }

  /// Compares times, whether assumed or not.
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Hashes the time.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Orders times.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UInt64 {
  /// A saturating sum.
  @inlinable package func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The sum of two counts of missing events, limited by the sequence numbers.
  package func addingLost(_ other: UInt64) -> UInt64 {
    Swift.min(addingClamped(other), Loss.maximumCount)
  }
}
