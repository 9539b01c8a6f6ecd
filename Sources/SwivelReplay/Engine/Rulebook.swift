public import SwivelModel

/// The rules that are to be followed: all that UIKit has, or some fewer.
public struct Rulebook: Hashable, Sendable {
  /// The rules, before any version is known.
  public let rules: RuleSet

  /// Makes a rulebook of some rules.
  public init(rules: RuleSet) {
    self.rules = rules
  }

  /// Everything that is known of UIKit.
  public static let uikit = Self(rules: RuleSet(RuleID.allCases))

  /// The newest release whose rules are known; whatever comes after it is taken for this one.
  public static let newestSystem = SystemVersion(27)

  /// Whether a version is newer than all that the rules are made for.
  public static func isBeyond(_ version: SystemVersion) -> Bool {
    version.major > newestSystem.major
  }

  /// The rulebook without one rule, to see what the rule is there for.
  public func without(_ rule: RuleID) -> Self {
    Self(rules: rules.subtracting(RuleSet(rule)))
  }
}
