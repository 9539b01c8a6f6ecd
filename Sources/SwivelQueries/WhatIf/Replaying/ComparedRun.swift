package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A run beside what it would have been, event by event.
package final class ComparedRun {
  /// An event in both.
  package struct Step {
    /// The event, as it is in the run; as it is inserted, if it is not in the run.
    package let event: Event
    /// What became of it.
    package let fate: Counterfactual.Fate
    /// What came of it in the run; `nil` if it is not in the run.
    package let before: Moment?
    /// What came of it with the changes; `nil` if it does not happen then.
    package let after: Moment?
    /// The run so far.
    package let original: Replayer
    /// The run with the changes so far.
    package let changed: Replayer
  }

  /// The run with the changes.
  package private(set) var counterfactual: Counterfactual
  /// The run as it was.
  package private(set) var original = Replayer()

  /// The rules on which the run with the changes rests, and of which nobody is sure.
  package private(set) var disputed = DisputedRules()

  private var judgeOfOriginal = Judge()
  private var judge = Judge()
  // The run as it was, without what is left out of it; there once something is.
  private var unseen: (replayer: Replayer, judge: Judge)?
  // The run with the changes without the disputed rules; there once one turns something.
  private var doubting: DoubtingRun?

  /// Begins to compare.
  package init(_ plan: ChangePlan) {
    counterfactual = Counterfactual(plan)
  }

  /// What is found in the run, in the run with the changes, or in both.
  package var findings: FindingComparison {
    FindingComparison(
      before: judgeOfOriginal.findings, after: judge.findings, unseen: unseen?.judge.findings)
  }

  /// The disputed rule without which a finding might show with the changes, too; `nil` if it is
  /// fixed all the same.
  package func doubt(on finding: Finding) -> RuleID? {
    guard let rule = disputed.rule(at: finding.sequence, in: finding.window) else { return nil }
    let isFixedWithout = doubting?.fixes(finding, of: judgeOfOriginal.findings) ?? false
    return isFixedWithout ? nil : rule
  }

  /// Takes in the next entry of the trace, and tells each event that came of it.
  package func apply(_ item: TraceItem, _ body: (Step) throws -> Void) rethrows {
    guard case .event(let event) = item else {
      _ = original.apply(item)
      judgeOfOriginal.pass(item)
      judge.pass(item)
      unseen?.judge.pass(item)
      doubting?.pass(item)
      if case .checkpoint(let checkpoint) = item {
        _ = unseen?.replayer.resume(facts: checkpoint.facts)
      }
      return counterfactual.apply(item) { _, _ in }
    }
    try counterfactual.apply(item) { outcome, changed in
      try take(outcome, event, changed, body)
    }
  }

  /// Takes in what comes behind the last event, and judges the ends of runs of which nothing is
  /// missing.
  package func finish(isWhole: Bool = true, _ body: (Step) throws -> Void) rethrows {
    try counterfactual.finish { outcome, changed in try take(outcome, nil, changed, body) }
    guard isWhole else { return }
    judgeOfOriginal.finish(original)
    if let replayer = unseen?.replayer { unseen?.judge.finish(replayer) }
    judge.finish(counterfactual.replayer)
    doubting?.finish()
  }

  private func take(
    _ outcome: Counterfactual.Outcome, _ event: Event?, _ changed: Replayer,
    _ body: (Step) throws -> Void
  ) rethrows {
    var before: Moment?
    if outcome.fate.isOfRun, let event {
      replayUnseen(event, outcome.fate)
      let moment = original.apply(event)
      judgeOfOriginal.look(at: moment, original)
      before = moment
    }
    if let moment = outcome.moment {
      judge.look(at: moment, changed)
      replayDoubting(moment, beside: before, changed)
    }
    let step = Step(
      event: outcome.event, fate: outcome.fate, before: before, after: outcome.moment,
      original: original, changed: changed)
    if let after = step.after { disputed.note(after, beside: before) }
    try body(step)
  }

  private func replayDoubting(_ moment: Moment, beside before: Moment?, _ changed: Replayer) {
    if doubting != nil {
      doubting?.apply(moment.event, beside: before)
    } else if moment.rulings.contains(where: { $0.newlyDisputedRule(beside: before) != nil }) {
      doubting = DoubtingRun(after: changed, judge, moment, beside: before)
    }
  }

  /// Replays the run without what was seen of it and is left out.
  ///
  /// What is found only because it was seen cannot be found with the changes, whatever they are.
  private func replayUnseen(_ event: Event, _ fate: Counterfactual.Fate) {
    let isLeftOut = fate == .leftOut && [.observation, .outcome].contains(event.record.family)
    if unseen == nil, isLeftOut { unseen = (original, judgeOfOriginal) }
    guard !isLeftOut, let moment = unseen?.replayer.apply(event), let replayer = unseen?.replayer
    else { return }
    unseen?.judge.look(at: moment, replayer)
  }
}
