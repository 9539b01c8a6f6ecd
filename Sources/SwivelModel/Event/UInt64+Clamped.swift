extension UInt64 {
  /// A sum that stays at the largest number.
  @inlinable package func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The sum of two counts of events that are missing, of which there cannot be more than numbers.
  package func addingLost(_ other: UInt64) -> UInt64 {
    Swift.min(addingClamped(other), Loss.maximumCount)
  }
}
