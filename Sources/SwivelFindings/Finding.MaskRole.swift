extension Finding {
  /// What the mask of a finding is to its page.
  public enum MaskRole: Hashable, Sendable {
    /// The page, or everybody together, allows it.
    case allowed
    /// The interface should be in it.
    case expected
    /// The interface was in it for a moment.
    case passed
    /// Nothing that is worth telling.
    case untold
  }
}
