/// A set of rules, as bits.
public struct RuleSet: OptionSet, Hashable, Sendable {
  /// The bits, one a rule, in the order in which rules act.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes the set of one rule.
  public init(_ rule: RuleID) {
    self.init(rawValue: 1 << UInt64(rule.rawValue))
  }
}
