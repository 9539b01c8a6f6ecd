package import SwivelModel
package import SwivelReplay

/// A decision of UIKit with who was asked, or an observation that no rule predicted.
package struct Transition: Sendable {
  /// The decision, with what was observed of it.
  package internal(set) var decision: Decision
  package let device: DeviceOrientation
  /// What a row has of the ruling; `nil` for an observation.
  package let ruling: RulingFacts?

  init(_ decision: Decision, _ ruling: Ruling?, _ situation: Situation) {
    (self.decision, device) = (decision, situation.interface.device)
    self.ruling = ruling.map { RulingFacts($0, situation.facts) }
  }
}

extension Transition {
  /// What a row about a decision has of its ruling.
  package struct RulingFacts: Sendable {
    package let trigger: Trigger
    package let asked: RunLabel?
    /// The controller whose own value was the answer.
    package let respondent: RunLabel?
    package let decider: Ruling.Decider?
    /// The rule that kept the interface as it was.
    package let heldBy: RuleID?
    package let rule: RuleID?
    package let allowed: InterfaceOrientationMask
    package let message: UIKitMessage?

    fileprivate init(_ ruling: Ruling, _ facts: SceneState) {
      trigger = ruling.trigger
      asked = ruling.asked.map { RunLabel($0, facts) }
      respondent = ruling.respondent.map { RunLabel($0, facts) }
      (heldBy, rule, allowed) = (ruling.heldBy, ruling.decidingRule, ruling.allowed)
      decider = ruling.heldBy == nil || ruling.heldBy == .intersection ? ruling.decider : nil
      message = ruling.message
    }
  }
}
