/// One rule of UIKit: its metadata, and its effect on a ruling.
protocol RuleBody: SendableMetatype {
  /// The metadata of the rule.
  static var rule: Rule { get }

  /// Applies the rule to a ruling.
  static func apply(_ ruling: inout Ruling, _ situation: Situation)
}
