package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Replays a run and its counterfactual side by side, event by event.
package final class ComparedRun {
  /// An event in both.
  package struct Step {
    /// The event in the run, or as it is inserted.
    package let event: Event
    package let fate: Counterfactual.Fate
    /// The outcome in the run; `nil` if it is not in the run.
    package let before: Moment?
    /// The outcome with the changes; `nil` if it does not happen with them.
    package let after: Moment?
    // A copy of two replays at each event would take longer than what is read of them.
    fileprivate let run: ComparedRun

    /// The run so far; only valid while the function that got the step runs.
    package var original: Replayer { @inline(__always) _read { yield run.original } }
    /// The run with the changes so far; only valid while the function that got the step runs.
    package var changed: Replayer { @inline(__always) _read { yield run.counterfactual.replayer } }
  }

  package let counterfactual: Counterfactual
  package var original: Replayer { @inline(__always) _read { yield analysisOfOriginal.replayer } }

  /// The environment with the changes, as far as it is recorded yet.
  package var session: SessionState { counterfactual.replayer.situation.facts.session }

  /// The disputed rules on which the run with the changes rests.
  package private(set) var disputed = DisputedRules()

  private var analysisOfOriginal: Analysis
  private var deviating = DeviatingRun()
  // `nil` where no observation contradicts the rules.
  private var unchanged: UnchangedRun?
  // The run with the changes without the disputed rules; created when one rotates something.
  private var doubting: DoubtingRun?
  // The findings that are fixed without the disputed rules as well.
  private var surelyFixed: Set<Finding> = []

  /// The findings in the run, with the changes, or in both; available at the end.
  package private(set) var findings = FindingComparison(before: [], after: [])

  /// Starts the replays.
  ///
  /// - Parameters:
  ///   - plan: The changes.
  ///   - analysis: The run so far.
  ///   - hasContradictions: Whether findings may rest on observations that contradict the rules.
  package init(
    _ plan: ChangePlan, from analysis: Analysis = Analysis(), hasContradictions: Bool = true
  ) {
    if hasContradictions { unchanged = UnchangedRun() }
    counterfactual = Counterfactual(plan, from: analysis)
    analysisOfOriginal = analysis
  }

  /// Whether a finding of the run is gone with the changes, as far as the run was replayed.
  func isFixed(_ finding: Finding) -> Bool {
    compared().isGone(finding)
  }

  /// The disputed rule without which a finding might remain with the changes; `nil` if it is fixed
  /// in any case.
  package func doubt(on finding: Finding) -> RuleID? {
    guard let rule = disputed.rule(at: finding.sequence, in: finding.window) else { return nil }
    return surelyFixed.contains(where: finding.isSame) ? nil : rule
  }

  /// Whether that depends on a disputed rule, as far as the run was replayed.
  func isDoubtful(_ finding: Finding) -> Bool {
    guard disputed.rule(at: finding.sequence, in: finding.window) != nil else { return false }
    let fixed = doubting?.fixed(of: analysisOfOriginal.findings) ?? []
    return !fixed.contains(where: finding.isSame)
  }

  /// Applies the next entry of the trace, and calls a function with each resulting event.
  package func apply(_ item: TraceItem, _ body: (Step) throws -> Void) rethrows {
    guard case .event(let event) = item else {
      analysisOfOriginal.apply(item)
      deviating.pass(item)
      unchanged?.pass(item)
      doubting?.pass(item)
      return counterfactual.apply(item) { _ in }
    }
    try counterfactual.apply(item) { try take($0, event, body) }
  }

  /// Applies what follows the last event, judges the ends of complete runs, and compares the
  /// findings.
  package func finish(isWhole: Bool = true, _ body: (Step) throws -> Void) rethrows {
    try counterfactual.finish(isWhole: isWhole) { try take($0, nil, body) }
    unchanged?.compare(at: nil, deviating, original, counterfactual)
    if isWhole { finishOriginals() }
    findings = compared()
    surelyFixed = doubting?.fixed(of: analysisOfOriginal.findings) ?? []
  }

  private func compared() -> FindingComparison {
    FindingComparison(
      before: analysisOfOriginal.findings, after: counterfactual.analysis.findings,
      deviating: deviating.findings, isUnproven: { [unchanged] in unchanged?.lacks($0) ?? false })
  }

  private func finishOriginals() {
    analysisOfOriginal.finish()
    deviating.finish()
    doubting?.finish()
  }

  private func take(
    _ outcome: Counterfactual.Outcome, _ event: Event?, _ body: (Step) throws -> Void
  ) rethrows {
    var before: Moment?
    unchanged?.follow(outcome, event, original, counterfactual)
    if outcome.fate.isOfRun, let event { before = analysisOfOriginal.apply(event) }
    deviating.follow(outcome, beside: before, original.situation, counterfactual)
    if outcome.fate.isOfRun {
      unchanged?.compare(at: outcome.event.sequence, deviating, original, counterfactual)
    }
    if let moment = outcome.moment { replayDoubting(moment, beside: before) }
    let step = Step(
      event: outcome.event, fate: outcome.fate, before: before, after: outcome.moment, run: self)
    if let after = step.after { disputed.follow(after, beside: before) }
    try body(step)
  }

  private func replayDoubting(_ moment: Moment, beside before: Moment?) {
    if doubting != nil {
      doubting?.apply(moment.event, beside: before)
    } else if moment.rulings.contains(where: { $0.newlyDisputedRule(beside: before) != nil }) {
      doubting = DoubtingRun(after: counterfactual.analysis, moment, beside: before)
    }
  }
}
