package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// A run as it would have been, with all that is found in it.
package final class JudgedRun {
  /// The events as they would have been, if they are kept.
  package private(set) var events: [Event] = []
  /// The disputed rules by which a window turns, or may.
  package private(set) var disputed = DisputedRules()

  private let keepsEvents: Bool
  private var counterfactual: Counterfactual

  /// Begins a run.
  package init(_ plan: ChangePlan, keepsEvents: Bool = false) {
    self.keepsEvents = keepsEvents
    counterfactual = Counterfactual(plan)
  }

  /// What is found; there at the end.
  package private(set) var findings: [Finding] = []
  /// What the app runs on, as far as it is recorded yet.
  package var session: SessionState { counterfactual.replayer.situation.facts.session }
  /// Whether anything is otherwise than in the run that was recorded.
  package var hasChanged: Bool { counterfactual.hasChanged }

  /// Applies the next entry of the trace.
  package func apply(_ item: TraceItem) {
    counterfactual.apply(item, look)
  }

  /// Applies what comes after the last event, and judges the end of a run of which nothing is
  /// missing.
  package func finish(isWhole: Bool = true) {
    counterfactual.finish(isWhole: isWhole, look)
    // Once: an analysis sorts its findings whenever it is asked for them.
    findings = counterfactual.analysis.findings
  }

  private func look(_ outcome: Counterfactual.Outcome, _ analysis: Analysis) {
    guard let moment = outcome.moment else { return }
    disputed.note(moment)
    if keepsEvents { events.append(moment.event) }
  }
}
