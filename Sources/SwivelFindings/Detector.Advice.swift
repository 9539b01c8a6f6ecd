public import SwivelModel
public import SwivelReplay

extension Detector {
  /// What an app should do about a problem, on some versions of iOS.
  public struct Advice: Hashable, Sendable {
    /// The versions to which it applies; `nil` for all.
    public let versions: SystemVersions?
    /// The rule that must have led to the problem; `nil` for any cause.
    public let rule: RuleID?
    /// What the trace must show; `nil` for anything.
    public let condition: Finding.Condition?
    /// What to do.
    public let text: String

    /// Whether it applies to a version; an unknown version counts as the newest.
    public func holds(on system: SystemVersion) -> Bool {
      guard let versions else { return true }
      return system.isKnown ? versions.contains(system) : versions.last == nil
    }

    /// When it applies, apart from versions: no version has two pieces of advice for the same.
    package struct Occasion: Hashable {
      let rule: RuleID?
      let condition: Finding.Condition?
    }

    package var occasion: Occasion { Occasion(rule: rule, condition: condition) }

    /// Whether it is for any cause.
    var isGeneral: Bool { rule == nil && condition == nil }

    /// Whether its rule and its condition are among some.
    func applies(because rules: [RuleID], _ conditions: Set<Finding.Condition>) -> Bool {
      rule.map(rules.contains) ?? true && condition.map(conditions.contains) ?? true
    }

    static func always(
      because rule: RuleID? = nil, when condition: Finding.Condition? = nil, _ text: String
    ) -> Self {
      Self(versions: nil, rule: rule, condition: condition, text: text)
    }
    static func from(
      _ first: Int, because rule: RuleID? = nil, when condition: Finding.Condition? = nil,
      _ text: String
    ) -> Self {
      Self(versions: .from(first), rule: rule, condition: condition, text: text)
    }
    static func before(
      _ version: Int, because rule: RuleID? = nil, when condition: Finding.Condition? = nil,
      _ text: String
    ) -> Self {
      Self(versions: .before(version), rule: rule, condition: condition, text: text)
    }
    static func only(_ versions: ClosedRange<Int>, _ text: String) -> Self {
      Self(versions: .only(versions), rule: nil, condition: nil, text: text)
    }
  }
}
