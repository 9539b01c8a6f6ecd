package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A counterfactual run, with all its findings.
package final class JudgedRun {
  /// The counterfactual events, if they are kept.
  package private(set) var events: [Event] = []
  private var disputed = DisputedRules()

  private let keepsEvents: Bool
  private let comparison: ComparedRun

  package init(_ plan: ChangePlan, keepsEvents: Bool = false) {
    self.keepsEvents = keepsEvents
    comparison = ComparedRun(plan)
  }

  /// The findings; available at the end.
  package private(set) var findings: [Finding] = []
  /// The findings of the recorded run that depend on observations; available at the end.
  package var open: [Finding] { comparison.findings.open }
  /// The environment, as far as it is recorded yet.
  package var session: SessionState { comparison.session }
  /// Whether anything differs from the recorded run.
  package var hasChanged: Bool { comparison.counterfactual.hasChanged }
  /// The disputed rules that rotate a window where the rules, not an observation, decide.
  package var disputedRules: [RuleID] { hasChanged ? disputed.uses.map(\.rule) : [] }

  package func apply(_ item: TraceItem) {
    comparison.apply(item, visit)
  }

  /// Applies what follows the last event, and judges the end of a complete run.
  package func finish(isWhole: Bool = true) {
    comparison.finish(isWhole: isWhole, visit)
    // Once, because an analysis sorts its findings at each access.
    findings = comparison.counterfactual.analysis.findings
  }

  private func visit(_ step: ComparedRun.Step) {
    guard let moment = step.after else { return }
    disputed.follow(moment)
    if keepsEvents { events.append(moment.event) }
  }
}
