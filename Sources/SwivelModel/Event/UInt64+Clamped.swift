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
