package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Searches for a change with which the outcome differs, by replaying the run with each.
package struct SuggestionSearch {
  /// Replays a complete run with changes, and calls a function with each event; `nil` if the
  /// changes do not apply to the run.
  package typealias Replay = ([Change], (ComparedRun.Step) -> Void) throws -> ComparedRun?

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

  /// The first change that helps; one that depends on a disputed rule only together with a request
  /// that does not.
  ///
  /// What a replay shows is preferred to what the rules predict in place of an observation.
  package func first(_ replay: Replay) throws -> Suggestion? {
    let maker = try maker(replay)
    var predicted: Suggestion?
    for remedy in remedies {
      guard let candidate = remedy.suggestion(maker),
        let outcome = try outcome(of: candidate, replay), let basis = basis(of: outcome)
      else { continue }
      if let rule = doubt(on: outcome) {
        if let sure = try sure(candidate, despite: rule, maker, replay) { return sure }
      } else if basis == .replayed {
        return candidate
      } else if predicted == nil {
        predicted = candidate.known(by: .predicted)
      }
    }
    return predicted
  }

  private var remedies: [Remedy] {
    findings.first.map { Remedy.all(for: $0.id) } ?? Remedy.ofGates
  }

  /// A change with a request, if it does not depend on a disputed rule then.
  private func sure(
    _ suggestion: Suggestion, despite rule: RuleID, _ maker: SuggestionMaker, _ replay: Replay
  ) throws -> Suggestion? {
    guard !maker.requests.isEmpty else { return nil }
    let complete = suggestion.with(maker.requests, despite: rule)
    guard let outcome = try outcome(of: complete, replay), basis(of: outcome) == .replayed,
      doubt(on: outcome) == nil
    else { return nil }
    return complete
  }

  /// What changes are made from: the run as it was shows what led to the problem.
  private func maker(_ replay: Replay) throws -> SuggestionMaker {
    var maker = SuggestionMaker(ruling: ruling, situation: situation, table: names)
    guard let finding = findings.first else { return maker }
    maker.finding = finding
    var end: UInt64?
    _ = try replay([]) { step in
      let (sequence, kind) = (step.event.sequence, step.event.kind)
      if finding.evidence.contains(sequence) { maker.evidence.append((sequence, kind)) }
      if end == nil, sequence >= event, kind.endsTransition { end = sequence }
    }
    let last = maker.evidence.last { !$0.kind.isSeen }?.sequence
    maker.place = (end ?? max(last ?? event, event)) + 1
    return maker
  }

  /// The outcome of the run with a change.
  private struct Outcome {
    let comparison: ComparedRun
    /// The ruling for the event.
    let ruling: Ruling?
    /// The orientation once the change is made, and the problem would be there.
    let interface: InterfaceOrientationMask
  }

  private func outcome(of suggestion: Suggestion, _ replay: Replay) throws -> Outcome? {
    guard let changes = try? suggestion.changes() else { return nil }
    let problem = findings.first?.sequence ?? event
    var (after, interface) = (Ruling?.none, InterfaceOrientationMask.all)
    let comparison = try replay(changes) { step in
      if step.event.sequence <= problem || step.fate == .inserted {
        interface = step.changed.situation.interface[ruling.window]
      }
      guard let moment = step.after, moment.event.sequence == event, step.fate.isOfRun else {
        return
      }
      after = moment.rulings.first { $0.window == ruling.window }
    }
    return comparison.map { Outcome(comparison: $0, ruling: after, interface: interface) }
  }

  /// How it is known that a change helps; `nil` if it does not.
  ///
  /// All findings are gone; if there were none, the ruling differs, and the page that is seen then
  /// has no finding left.
  private func basis(of outcome: Outcome) -> Suggestion.Basis? {
    let result = outcome.comparison.findings
    let worst = findings.map(\.severity).max() ?? .error
    guard outcome.ruling?.exception == nil, !result.new.contains(where: { $0.severity >= worst })
    else { return nil }
    guard findings.isEmpty else {
      if findings.allSatisfy(result.fixed.contains) { return .replayed }
      let isGone = findings.allSatisfy { result.fixed.contains($0) || result.open.contains($0) }
      return isGone && isRight(outcome.interface) ? .predicted : nil
    }
    let page = situation.visiblePage(of: ruling.window)
    let isLeft = result.kept.contains { $0.window == ruling.window && $0.page?.id == page }
    let isOther = outcome.ruling.map { $0.to != ruling.to } ?? false
    return !isLeft && isOther ? .replayed : nil
  }

  /// Whether an orientation is right for the first finding.
  private func isRight(_ interface: InterfaceOrientationMask) -> Bool {
    guard let finding = findings.first, finding.maskRole.isGoal else { return false }
    return interface.isSubset(of: finding.allowed)
  }

  private func doubt(on outcome: Outcome) -> RuleID? {
    let comparison = outcome.comparison
    guard findings.isEmpty else {
      return findings.lazy.compactMap { comparison.doubt(on: $0) }.first
    }
    return comparison.disputed.rule(at: event, in: ruling.window)
  }
}

extension Event.Kind {
  /// Whether a page has appeared, or a presented one has disappeared.
  fileprivate var endsTransition: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.presentEnded), .presentation(.dismissEnded): true
    default: false
    }
  }

  /// Whether it only shows what has happened.
  fileprivate var isSeen: Bool {
    switch self {
    case .observation, .outcome: true
    default: false
    }
  }
}
