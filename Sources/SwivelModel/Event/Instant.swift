/// A time, in microseconds since the log began.
public struct Instant: RawRepresentable, Hashable, Comparable, Sendable {
  /// The microseconds.
  public let rawValue: UInt64

  /// Makes a moment of its microseconds.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The moment at which the log began.
  public static let start = Self(rawValue: 0)

  /// The latest time that a log can store: some 292,000 years.
  @inlinable public static var latest: Self { Self(rawValue: UInt64(Int64.max)) }

  /// The microseconds since an earlier time.
  package func microseconds(since earlier: Self) -> UInt64 { rawValue &- earlier.rawValue }

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
