/// The rules in force on one platform, looked up once for every trigger.
package struct Engine: Sendable {
  /// The platform that the rules were looked up for.
  package let platform: Platform
  private let inForce: [RuleSet]
  // The types of the rules in force at each trigger, in the order in which they act.
  private let bodies: [[any RuleBody.Type]]

  /// Makes the engine of a platform.
  package init(_ rulebook: Rulebook, on platform: Platform) {
    self.platform = platform
    let triggers = Trigger.allCases
    var inForce = Array(repeating: RuleSet(), count: triggers.count)
    var bodies = Array(repeating: [any RuleBody.Type](), count: triggers.count)
    for scope in RuleScope.all where rulebook.rules.contains(scope.id) && scope.holds(on: platform)
    {
      for trigger in triggers where scope.includes(trigger) {
        inForce[Int(trigger.rawValue)].insert(scope.id)
        bodies[Int(trigger.rawValue)].append(scope.body)
      }
    }
    (self.inForce, self.bodies) = (inForce, bodies)
  }

  /// The rules in force at a trigger.
  package func rules(at trigger: Trigger) -> RuleSet {
    inForce[Int(trigger.rawValue)]
  }

  /// Applies every rule in force to a ruling.
  package func rule(_ ruling: inout Ruling, in situation: Situation) {
    for body in bodies[Int(ruling.trigger.rawValue)] { body.apply(&ruling, situation) }
  }

  /// Applies every rule in force to a ruling and returns what each one changed.
  package func explain(_ ruling: inout Ruling, in situation: Situation) -> [Reason] {
    var reasons: [Reason] = []
    for body in bodies[Int(ruling.trigger.rawValue)] {
      let before = ruling
      body.apply(&ruling, situation)
      if ruling != before {
        reasons.append(Reason(rule: body.rule.id, before: before, after: ruling))
      }
    }
    return reasons
  }
}

/// What one rule changed in a ruling.
public struct Reason: Hashable, Sendable {
  /// The rule that acted.
  public let rule: RuleID
  /// The ruling as the rule found it.
  public let before: Ruling
  /// The ruling as the rule left it.
  public let after: Ruling
}
