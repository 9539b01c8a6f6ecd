import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds orientations that were seen and that the rules did not allow for.
  static let unexplainedRotation = Detector(
    id: "unexplained-rotation", severity: .note,
    summary: "the interface was seen in an orientation that no rule explains",
    explanation: """
      What was seen counts, and the rules that were in play led to something else. Either something \
      decided that the log does not tell of, such as an answer, a window or a request that was not \
      recorded; or UIKit does what no rule here knows.
      """,
    advice: [
      .always(
        """
        look at the events before it, and record what the app answers when it is asked; if nothing is \
        missing, the log is worth a report on the rules
        """)
    ],
    rules: [],
    reports: [],
    loudExample: "findings/turned-by-nobody", quietExample: "landscape-mirrored",
    interest: [.rulings, .sightings],
    watch: watching(as: "unexplained-rotation", .note, LastLooks()) { looks, moment, replayer in
      for ruling in moment.rulings {
        looks.byWindow[ruling.window] = (moment.event.sequence, ruling.heldBy)
      }
      guard let sighting = moment.sighting, !sighting.agrees else { return nil }
      let look = looks.byWindow[sighting.window]
      let gates = replayer.explainGates(of: sighting.window)
      let rules = (look?.heldBy.map { [$0] } ?? []) + gates.reasons.map(\.rule)
      return Report(
        window: sighting.window, page: replayer.situation.visiblePage(of: sighting.window),
        allowed: sighting.expected, decider: gates.ruling.respondent,
        evidence: look.map { [$0.sequence] } ?? [], rules: rules.withoutRepeats)
    })
}

/// When UIKit last looked at each window, and what held it then.
private struct LastLooks: Sendable {
  var byWindow: [WindowID: (sequence: UInt64, heldBy: RuleID?)] = [:]
}

extension [RuleID] {
  fileprivate var withoutRepeats: Self {
    var seen: Set<RuleID> = []
    return filter { seen.insert($0).inserted }
  }
}
