public import SwivelModel

/// The rules that a replay applies: all known rules of UIKit, or a subset.
public struct Rulebook: Hashable, Sendable {
  /// The rules for all releases.
  public let rules: RuleSet

  /// Makes a rulebook of some rules.
  public init(rules: RuleSet) {
    self.rules = rules
  }

  /// All known rules of UIKit.
  public static let uikit = Self(rules: RuleSet(RuleID.allCases))

  /// The newest release whose rules are known; later ones are treated like this one.
  public static let newestSystem = SystemVersion(27)

  /// Whether a release is newer than every known rule.
  public static func isBeyond(_ version: SystemVersion) -> Bool {
    version.major > newestSystem.major
  }

  /// The rulebook without one rule, for measuring that rule's effect.
  public func without(_ rule: RuleID) -> Self {
    Self(rules: rules.subtracting(RuleSet(rule)))
  }
}
