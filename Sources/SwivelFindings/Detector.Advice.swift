public import SwivelModel
public import SwivelReplay

extension Detector {
  /// What an app should do about a problem.
  public struct Advice: Hashable, Sendable {
    /// When it applies.
    public let occasion: Occasion
    /// What to do.
    public let text: String
  }

  /// All its advice: by occasion, or as a text that always applies.
  struct Help: Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
    let advice: [Advice]

    init(dictionaryLiteral pairs: (Occasion, String)...) { advice = pairs.map(Advice.init) }
    init(stringLiteral text: String) { advice = [Advice(occasion: .always, text: text)] }
  }

  /// When advice applies: to some versions of iOS, and to some causes.
  public struct Occasion: Hashable, Sendable {
    /// The versions to which it applies; `nil` for all.
    public var versions: SystemVersions?
    /// The rule that must have led to the problem; `nil` for any cause.
    public var rule: RuleID?
    /// What the trace must show; `nil` for anything.
    public var condition: Finding.Condition?
  }
}

extension Detector.Occasion {
  static let always = Self()
  static func always(because rule: RuleID? = nil, when condition: Finding.Condition? = nil) -> Self
  {
    Self(rule: rule, condition: condition)
  }
  static func from(
    _ first: Int, because rule: RuleID? = nil, when condition: Finding.Condition? = nil
  ) -> Self {
    Self(versions: .from(first), rule: rule, condition: condition)
  }
  static func before(
    _ version: Int, because rule: RuleID? = nil, when condition: Finding.Condition? = nil
  ) -> Self {
    Self(versions: .before(version), rule: rule, condition: condition)
  }
  static func only(_ versions: ClosedRange<Int>) -> Self { Self(versions: .only(versions)) }

  /// The same for any version: no version has two pieces of advice for it.
  package var onAnyVersion: Self { Self(rule: rule, condition: condition) }

  /// Whether it is any cause.
  var isGeneral: Bool { rule == nil && condition == nil }

  /// Whether it includes a version; an unknown version counts as the newest.
  package func holds(on system: SystemVersion) -> Bool {
    guard let versions else { return true }
    return system.isKnown ? versions.contains(system) : versions.last == nil
  }

  /// Whether its rule and its condition are among some.
  func includes(_ rules: [RuleID], _ conditions: Set<Finding.Condition>) -> Bool {
    rule.map(rules.contains) ?? true && condition.map(conditions.contains) ?? true
  }
}
