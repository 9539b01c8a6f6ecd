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

  /// The outcome of the run with a change.
  private struct Outcome {
    let comparison: ComparedRun
    /// The ruling for the event.
    let ruling: Ruling?
    /// The event that ended the transition begun by the event.
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

  /// Whether all findings are gone; if there were none, whether the ruling differs, and the page
  /// that is seen then has no finding left.
  private func helps(_ outcome: Outcome) -> Bool {
    let result = outcome.comparison.findings
    let worst = findings.map(\.severity).max() ?? .error
    guard outcome.ruling?.exception == nil, !result.new.contains(where: { $0.severity >= worst })
    else { return false }
    guard findings.isEmpty else { return findings.allSatisfy(result.fixed.contains) }
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

extension Event.Kind {
  /// Whether a page has appeared, or a presented one has disappeared.
  fileprivate var endsTransition: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.presentEnded), .presentation(.dismissEnded): true
    default: false
    }
  }
}

/// The requests by which an app rotates the interface itself, if nothing else is certain to.
struct SuggestedRequests {
  /// The requests, as `swivel whatif --insert` takes them.
  let insertions: [String]

  /// Makes the requests that fix a finding; `nil` if the finding does not state what is allowed.
  init?(_ search: SuggestionSearch, before place: UInt64) {
    guard let finding = search.findings.first, let from = search.ruling.from.only,
      !finding.allowed.isEmpty, !finding.allowed.allows(from), finding.maskRole.isGoal,
      let requests = Self.requests(for: finding, search.situation)
    else { return nil }
    insertions = requests.map { "\(place):{\($0)}" }
  }

  /// The requests of an app on the recorded version, as JSON objects without braces.
  private static func requests(for finding: Finding, _ situation: Situation) -> [String]? {
    guard finding.system >= SystemVersion(16) else {
      let upright = InterfaceOrientation.allCases.first(where: finding.allowed.allows)
      guard let device = upright?.device else { return nil }
      return ["\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(device.word)\""]
    }
    guard let page = finding.page?.id else { return nil }
    let scene = situation.facts.windows[finding.window].scene
    let words = finding.allowed.words.map { "\"\($0)\"" }.joined(separator: ",")
    return [
      "\"kind\":\"needsUpdate\",\"controller\":\(page.rawValue)",
      "\"kind\":\"geometryRequest\",\"scene\":\(scene.rawValue),\"mask\":[\(words)]",
    ]
  }
}

extension Finding.MaskRole {
  /// Whether the mask is the expected orientation of the interface.
  fileprivate var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
