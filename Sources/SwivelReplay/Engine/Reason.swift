/// What one rule changed in a ruling.
public struct Reason: Hashable, Sendable {
  /// The rule that acted.
  public let rule: RuleID
  /// The ruling as the rule found it.
  public let before: Ruling
  /// The ruling as the rule left it.
  public let after: Ruling
}
