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
    interest: .surprises,
    look: { memories, moment, replayer in
      // A refusal that the rules did not expect has a finding of its own.
      guard let sighting = moment.sighting, !sighting.agrees, moment.event.record.family != .outcome
      else { return nil }
      let look = memories.past.lastLook(at: sighting.window)
      if look?.isAnswered(sighting, replayer) ?? false { return nil }
      return Report(
        window: sighting.window, page: replayer.situation.visiblePage(of: sighting.window),
        allowed: sighting.expected, maskRole: .expected,
        evidence: look.map { [$0.sequence] } ?? [], rules: look?.heldBy.map { [$0] } ?? [],
        isExplainedByGates: true)
    })
}

extension Past.Look {
  /// Whether UIKit asked for a page that came back, and turned as it was answered.
  ///
  /// Whether it asks depends on whose answer the containers give, which a recorder does not see.
  fileprivate func isAnswered(_ sighting: Moment.Sighting, _ replayer: Replayer) -> Bool {
    guard trigger == .pop || trigger == .interactivePop else { return false }
    let gates = replayer.inspect(sighting.window)
    guard let asked = gates.asked,
      replayer.situation.facts.controllers[asked].answeredMask != nil
    else { return false }
    return gates.allowed.allows(sighting.observed)
      && gates.allowed.isDisjoint(with: sighting.expected)
  }
}
