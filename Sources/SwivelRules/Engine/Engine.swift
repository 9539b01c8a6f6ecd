/// The rules in force on one platform, looked up once for every trigger.
@usableFromInline
package struct Engine: Sendable {
  /// The platform that the rules were looked up for.
  package let platform: Platform
  @usableFromInline let inForce: [RuleSet]

  /// Makes the engine of a platform.
  package init(_ rulebook: Rulebook, on platform: Platform) {
    self.platform = platform
    inForce = Trigger.allCases.map { rulebook.inForce(on: platform, at: $0) }
  }

  /// The rules in force at a trigger.
  @inlinable @inline(__always)
  package func rules(at trigger: Trigger) -> RuleSet {
    inForce[Int(trigger.rawValue)]
  }

  /// Lets every rule in force act on a ruling.
  package func rule(_ ruling: inout Ruling, in situation: Situation) {
    rules(at: ruling.trigger).act(on: &ruling, in: situation)
  }

  /// Lets every rule in force act on a ruling, and says what each one changed.
  package func explain(_ ruling: inout Ruling, in situation: Situation) -> [Reason] {
    var reasons: [Reason] = []
    var rest = rules(at: ruling.trigger)
    while let rule = rest.popFirst() {
      let before = ruling
      rule.apply(&ruling, situation)
      if ruling != before { reasons.append(Reason(rule: rule, before: before, after: ruling)) }
    }
    return reasons
  }
}
