package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Looks for a change with which a moment comes out otherwise, by replaying the run with each.
package struct SuggestionSearch {
  /// Replays all of a run with changes, and calls a function with each event; `nil` if the changes
  /// do not fit the run.
  package typealias Replay = ([Change], (ComparedRun.Step) -> Void) throws -> ComparedRun?

  let event: UInt64
  let ruling: Ruling
  let findings: [Finding]
  let situation: Situation
  let names: NameTable

  /// Begins to look for what changes a ruling, and with it what is found about it.
  package init(
    at event: UInt64, _ ruling: Ruling, _ findings: [Finding], _ situation: Situation,
    _ names: NameTable
  ) {
    (self.event, self.ruling, self.findings) = (event, ruling, findings)
    (self.situation, self.names) = (situation, names)
  }

  /// The first change that helps; one that rests on a disputed rule only together with a request
  /// that does not.
  package func first(_ replay: Replay) throws -> Suggestion? {
    var doubtful: [(suggestion: Suggestion, outcome: Outcome, rule: RuleID)] = []
    for candidate in Suggestion.candidates(for: ruling, in: situation, names) {
      guard let outcome = try outcome(of: candidate, replay), helps(outcome) else { continue }
      guard let rule = doubt(on: outcome) else { return candidate }
      doubtful.append((candidate, outcome, rule))
    }
    for (suggestion, outcome, rule) in doubtful {
      let place = (outcome.end ?? event) + 1
      guard let requests = SuggestedRequests(self, before: place) else { continue }
      let complete = suggestion.with(requests.insertions, despite: rule)
      guard let outcome = try self.outcome(of: complete, replay), helps(outcome),
        doubt(on: outcome) == nil
      else { continue }
      return complete
    }
    return nil
  }

  /// What became of the run with a change.
  private struct Outcome {
    let comparison: ComparedRun
    /// What UIKit made of the event.
    let ruling: Ruling?
    /// The event at which the transition ended that began with the event.
    let end: UInt64?
  }

  private func outcome(of suggestion: Suggestion, _ replay: Replay) throws -> Outcome? {
    guard let changes = try? suggestion.changes() else { return nil }
    var (after, end): (Ruling?, UInt64?) = (nil, nil)
    let comparison = try replay(changes) { step in
      guard let moment = step.after, moment.event.sequence >= event else { return }
      if moment.event.sequence == event, step.fate.isOfRun {
        after = moment.rulings.first { $0.window == ruling.window }
      }
      if end == nil, moment.event.kind.endsTransition { end = moment.event.sequence }
    }
    return comparison.map { Outcome(comparison: $0, ruling: after, end: end) }
  }

  /// Whether all that was found is gone; where nothing was found, whether the ruling is another
  /// one.
  private func helps(_ outcome: Outcome) -> Bool {
    let result = outcome.comparison.findings
    let worst = findings.map(\.severity).max() ?? .error
    guard outcome.ruling?.exception == nil, !result.new.contains(where: { $0.severity >= worst })
    else { return false }
    guard findings.isEmpty else { return findings.allSatisfy(result.fixed.contains) }
    return outcome.ruling.map { $0.to != ruling.to } ?? false
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
  /// Whether a page has come on screen, or a presented one has gone.
  fileprivate var endsTransition: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.presentEnded), .presentation(.dismissEnded): true
    default: false
    }
  }
}
