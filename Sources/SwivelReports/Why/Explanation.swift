package import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelRules

/// One ruling with all that is known of why.
package struct Explanation {
  /// What a result rests on.
  package enum Basis: String, Sendable {
    /// It was seen, and the rules say so too.
    case observed = "observed, as modelled"
    /// Something else was seen.
    case contradicted = "observed otherwise"
    /// The rules say so.
    case modelled
    /// The rules leave several orientations open.
    case undetermined
  }

  /// The event that made UIKit look.
  package let event: Event
  /// What came of it.
  package let ruling: Ruling
  /// What each rule changed, in order.
  package let reasons: [Reason]
  /// The page that the user sees.
  package let visible: ControllerID?
  /// The controllers whose own values decided.
  package let consulted: [ControllerID]
  /// What the result rests on.
  package private(set) var basis: Basis
  /// What was found at the event.
  package private(set) var findings: [Finding]

  /// Explains a ruling.
  package init(
    _ event: Event, _ ruling: Ruling, _ reasons: [Reason], _ situation: Situation,
    findings: [Finding]
  ) {
    (self.event, self.ruling, self.reasons) = (event, ruling, reasons)
    visible = situation.visiblePage(of: ruling.window)
    consulted = situation.consulted(by: ruling)
    basis = ruling.to.only == nil ? .undetermined : .modelled
    self.findings = findings.filter { $0.window == ruling.window }
  }

  /// The explanation, with what was seen of its window next.
  func confirmed(by sighting: Moment.Sighting) -> Self {
    guard sighting.window == ruling.window else { return self }
    var explanation = self
    explanation.basis = ruling.to.allows(sighting.observed) ? .observed : .contradicted
    return explanation
  }

  /// The explanation, with findings that came of it later.
  func adding(_ findings: [Finding]) -> Self {
    var explanation = self
    explanation.findings += findings.filter { $0.window == ruling.window }
    return explanation
  }

  /// The rules that are worth telling: those that decided, before those that only filled in a gate.
  package var rules: [RuleID] {
    let deciding = reasons.filter {
      $0.before.to != $0.after.to || $0.before.heldBy != $0.after.heldBy
        || $0.before.exception != $0.after.exception || $0.before.asked != $0.after.asked
        || $0.before.controllerMask != $0.after.controllerMask
        || $0.before.isRequestDenied != $0.after.isRequestDenied
    }
    return deciding.map(\.rule).filter { $0 != .askedController }
  }
}
