/// The rules in force on one platform, looked up once for every trigger.
package struct Engine: Sendable {
  /// The platform that the rules were looked up for.
  package let platform: Platform
  private let inForce: [RuleSet]
  // The same, ready to be called one after another.
  private let bodies: [[any RuleBody.Type]]

  /// Makes the engine of a platform.
  package init(_ rulebook: Rulebook, on platform: Platform) {
    self.platform = platform
    inForce = Trigger.allCases.map { rulebook.inForce(on: platform, at: $0) }
    bodies = inForce.map(\.bodies)
  }

  /// The rules in force at a trigger.
  package func rules(at trigger: Trigger) -> RuleSet {
    inForce[Int(trigger.rawValue)]
  }

  /// Applies every rule in force to a ruling.
  package func rule(_ ruling: inout Ruling, in situation: Situation) {
    for body in bodies[Int(ruling.trigger.rawValue)] { body.apply(&ruling, situation) }
  }

  /// Applies every rule in force to a ruling, and says what each one changed.
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
