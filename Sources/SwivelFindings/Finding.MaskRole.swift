extension Finding {
  /// The relation of a finding's mask to its page.
  public enum MaskRole: Hashable, Sendable {
    /// The page, or all controllers together, allow it.
    case allowed
    /// The interface should be in it.
    case expected
    /// The interface was briefly in it.
    case passed
    /// It is not worth reporting.
    case untold
  }
}
