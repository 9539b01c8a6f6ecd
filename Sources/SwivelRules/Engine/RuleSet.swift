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

  /// Takes out the rule that acts first; `nil` if there is none.
  @inline(__always)
  mutating func popFirst() -> RuleID? {
    let first = rawValue.trailingZeroBitCount
    self = Self(rawValue: rawValue & (rawValue &- 1))
    return RuleID(rawValue: UInt8(truncatingIfNeeded: first))
  }
}

extension RuleSet {
  /// The rules that act on nearly every ruling, or on every turn of the device: all up to the last
  /// one of these.
  static let inRow = Self(rawValue: 2 << UInt64(RuleID.gestureDefers.rawValue) - 1)
}
