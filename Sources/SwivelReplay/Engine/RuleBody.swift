/// One thing that UIKit does: what is known of it, and what it does to a ruling.
protocol RuleBody: SendableMetatype {
  /// What is known of the rule.
  static var rule: Rule { get }

  /// Applies the rule to a ruling.
  static func apply(_ ruling: inout Ruling, _ situation: Situation)
}
