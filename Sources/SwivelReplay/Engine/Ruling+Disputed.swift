extension Ruling {
  /// The rule that decided, if its sources disagree.
  package var disputedRule: RuleID? { decidingRule.flatMap { $0.isDisputed ? $0 : nil } }
}
