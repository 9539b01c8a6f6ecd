/// The rules in force on one platform, looked up once for every trigger.
@usableFromInline
package struct Engine: Sendable {
  /// The platform that the rules were looked up for.
  package let platform: Platform
  /// The triggers that can change anything; at all others a ruling only tells people something.
  package let turning: TriggerSet
  /// The triggers at which the same gates are read as when the device turns, and an interface that
  /// lies as they allow stays as it is.
  package let contented: TriggerSet
  /// Whether there is a rule that nobody is asked when a sheet comes or goes.
  package let knowsSheets: Bool
  @usableFromInline let inForce: [RuleSet]

  /// Makes the engine of a platform.
  package init(_ rulebook: Rulebook, on platform: Platform) {
    self.platform = platform
    let inForce = Trigger.allCases.map { rulebook.inForce(on: platform, at: $0) }
    self.inForce = inForce
    knowsSheets =
      inForce[Int(Trigger.presentation.rawValue)].contains(RuleSet(.presentation))
      && inForce[Int(Trigger.dismissal.rawValue)].contains(RuleSet(.dismissal))
    let gates = inForce[Int(Trigger.deviceTurn.rawValue)].intersection(.asking)
    contented = Trigger.allCases.reduce(into: TriggerSet()) {
      let rules = inForce[Int($1.rawValue)]
      let isSame = rules.intersection(.asking) == gates
      if isSame, rules.subtracting(.asking).isSubset(of: .content) { $0.insert($1) }
    }
    // These two leave their mark though no rule is in force.
    turning = Trigger.allCases.reduce(into: TriggerSet(.presentation, .setDeviceOrientation)) {
      if !inForce[Int($1.rawValue)].isSubset(of: .still) { $0.insert($1) }
    }
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
