extension UInt64 {
  /// A sum that stays at the largest number.
  @inlinable package func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
