extension Ruling {
  private static let disputed = RuleID.allCases.filter(\.isDisputed).reduce(into: RuleSet()) {
    $0.insert($1)
  }

  /// The rule that decided, if its sources disagree.
  ///
  /// A timeline asks this for each of its lines, which is why the rules are looked up once.
  package var disputedRule: RuleID? {
    guard let rule = decidingRule, Self.disputed.contains(rule) else { return nil }
    return rule
  }
}
