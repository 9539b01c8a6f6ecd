package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Searches for a change with which the outcome differs, by replaying the run with each.
package struct SuggestionSearch {
  /// Replays a complete run with changes, and calls a function with each event; `nil` if the
  /// changes do not apply to the run.
  package typealias Replay = ([Change], (ComparedRun.Step) -> Void) throws -> ComparedRun?

  /// Replays a complete run as it was, and calls a function after each event.
  package typealias Walk = ((Event, Replayer) -> Void) -> Void

  let event: UInt64
  let ruling: Ruling
  let findings: [Finding]
  let situation: Situation
  let names: NameTable

  /// Starts a search for a change of a ruling, and of the findings about it.
  package init(
    at event: UInt64, _ ruling: Ruling, _ findings: [Finding], _ situation: Situation,
    _ names: NameTable
  ) {
    (self.event, self.ruling, self.findings) = (event, ruling, findings)
    (self.situation, self.names) = (situation, names)
  }

  /// Why a change was not suggested.
  enum Failure {
    /// It does not help.
    case useless
    /// It depends on a disputed rule.
    case doubtful(RuleID)
  }

  /// The changes that were tried without success.
  typealias Tried = [Suggestion: Failure]

  /// A change that helps, and all findings that it fixes.
  package struct Cure {
    package let suggestion: Suggestion
    package let fixed: [Finding]
  }

  /// The change that helps and leaves the fewest findings, the first of several; one that depends
  /// on a disputed rule only together with a request that does not.
  ///
  /// What was tried for the same finding at another event is not replayed again.
  func best(_ walk: Walk, _ replay: Replay, _ tried: inout Tried) throws -> Cure? {
    let maker = maker(walk)
    var best: (cure: Cure, count: Int)?
    for remedy in remedies {
      guard let (suggestion, outcome) = try cure(remedy, maker, replay, &tried) else { continue }
      let findings = outcome.comparison.findings
      let cure = Cure(suggestion: suggestion, fixed: findings.fixed)
      let count = findings.remaining.count - findings.unproven.count
      if count == 0 { return cure }
      if count < best?.count ?? .max { best = (cure, count) }
    }
    return best?.cure
  }

  /// A change that helps, with its outcome.
  private func cure(
    _ remedy: Remedy, _ maker: SuggestionMaker, _ replay: Replay, _ tried: inout Tried
  ) throws -> (Suggestion, Outcome)? {
    guard let candidate = maker[keyPath: remedy], !candidate.isEmpty else { return nil }
    if tried[candidate] == nil {
      let outcome = try outcome(of: candidate, replay)
      guard let outcome, isCure(outcome) else {
        tried[candidate] = .useless
        return nil
      }
      guard let rule = doubt(on: outcome) else { return (candidate, outcome) }
      tried[candidate] = .doubtful(rule)
    }
    guard case .doubtful(let rule) = tried[candidate] else { return nil }
    return try sure(candidate, despite: rule, maker, replay, &tried)
  }

  private var remedies: [Remedy] {
    findings.first.map(Remedies.all) ?? Remedies.ofGates
  }

  /// A change with a request, if it does not depend on a disputed rule then.
  private func sure(
    _ suggestion: Suggestion, despite rule: RuleID, _ maker: SuggestionMaker, _ replay: Replay,
    _ tried: inout Tried
  ) throws -> (Suggestion, Outcome)? {
    guard let requests = maker.requests else { return nil }
    let complete = suggestion.with(requests.insertions, despite: rule)
    guard tried[complete] == nil else { return nil }
    tried[complete] = .useless
    guard let outcome = try outcome(of: complete, replay), isCure(outcome),
      doubt(on: outcome) == nil
    else { return nil }
    return (complete, outcome)
  }

  /// What changes are made from: the run as it was shows what led to the problem.
  private func maker(_ walk: Walk) -> SuggestionMaker {
    var maker = SuggestionMaker(ruling: ruling, situation: situation, table: names)
    guard let finding = findings.first else { return maker }
    maker.finding = finding
    (maker.place, maker.sides) = (CallPlace(event, finding), NamedSides(finding))
    walk { event, replayer in
      if finding.evidence.contains(event.sequence) {
        maker.evidence.append((event.sequence, event.kind))
      }
      maker.place.apply(event, replayer, of: finding)
      maker.sides.apply(event)
    }
    return maker
  }

  /// The outcome of the run with a change.
  private struct Outcome {
    let comparison: ComparedRun
    let ruling: Ruling?
  }

  private func outcome(of suggestion: Suggestion, _ replay: Replay) throws -> Outcome? {
    guard let changes = try? suggestion.changes() else { return nil }
    var after: Ruling?
    let comparison = try replay(changes) { step in
      guard let moment = step.after, moment.event.sequence == event, step.fate.isOfRun else {
        return
      }
      after = moment.rulings.first { $0.window == ruling.window }
    }
    return comparison.map { Outcome(comparison: $0, ruling: after) }
  }

  /// Whether a change helps: all findings are gone where they appear first; if there were none, the
  /// ruling differs, and the page that is seen then has no finding left.
  private func isCure(_ outcome: Outcome) -> Bool {
    let result = outcome.comparison.findings
    let worst = findings.map(\.severity).max() ?? .error
    guard outcome.ruling?.exception == nil, !result.new.contains(where: { $0.severity >= worst })
    else { return false }
    guard findings.isEmpty else {
      return findings.allSatisfy(result.isGone)
    }
    let page = situation.visiblePage(of: ruling.window)
    let isLeft = result.kept.contains { $0.window == ruling.window && $0.page?.id == page }
    return !isLeft && outcome.ruling.map { $0.to != ruling.to } ?? false
  }

  private func doubt(on outcome: Outcome) -> RuleID? {
    let comparison = outcome.comparison
    guard findings.isEmpty else {
      return findings.lazy.compactMap { comparison.doubt(on: $0) }.first
    }
    return comparison.disputed.rule(at: event, in: ruling.window)
  }
}
