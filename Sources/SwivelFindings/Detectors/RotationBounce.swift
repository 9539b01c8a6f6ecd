import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds interfaces that turn and turn back before the user did anything else.
  static let rotationBounce = Detector(
    id: "rotation-bounce", severity: .warning,
    summary: "the interface turns and turns back within one action",
    explanation: """
      Two things decide one after the other: a player that leaves in its own orientation before the app \
      is asked, or a mask that answers for the page on its way out and is corrected by a request a moment \
      later. The user sees both turns.
      """,
    advice: [
      .from(
        16,
        """
        decide once: let the mask be right before the transition begins, and do not request a geometry \
        in it; the player of the system may be shown by a controller of the app's own instead
        """),
      .before(
        16,
        """
        decide once: let the mask be right before the transition begins, and do not set the orientation \
        of UIDevice in it
        """),
    ],
    rules: [.videoExitBounces],
    reports: ["https://github.com/SvenTiigi/YouTubePlayerKit/issues/51"],
    consequenceOf: ["forced-needlessly", "flat-misread", "left-right-swapped"],
    loudExample: "video-exit-bounces", quietExample: "video-left-upright",
    interest: [.turns, .surprises], meanwhile: [.pages, .device],
    isFollowing: { $0.bounce.isFollowing },
    look: { memories, moment, replayer in
      memories.bounce.judge(moment, replayer, isMoving: memories.past.isMoving)
    })
}

/// The last turn of the main window, as long as the user did nothing else.
struct Bounce: Sendable {
  private struct Turn {
    let sequence: UInt64
    let instant: Instant
    let from: InterfaceOrientationMask
    let to: InterfaceOrientationMask
  }

  // A turn takes about 0.3 s; what follows within that of its end is one motion to whoever sees it.
  private static let motionMicroseconds: UInt64 = 500_000

  private var last: Turn?

  var isFollowing: Bool { last != nil }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, isMoving: Bool
  ) -> Detector.Report? {
    let event = moment.event
    if moment.kind.beginsAction { last = nil }
    guard let main = replayer.situation.facts.windows.main,
      let turn = turn(of: main, moment)
    else { return nil }
    let before = last
    last = turn.turn
    if turn.bounces { return report(main, turn.turn.from, [], replayer) }
    guard let before, before.from.only != nil, turn.turn.to == before.from,
      isMoving || event.instant.microseconds(since: before.instant) <= Self.motionMicroseconds
    else { return nil }
    return report(main, before.to, [before.sequence], replayer)
  }

  private func turn(of main: WindowID, _ moment: Moment) -> (turn: Turn, bounces: Bool)? {
    let event = moment.event
    if let ruling = moment.rulings.first(where: { $0.window == main && $0.isTurn }) {
      let turn = Turn(
        sequence: event.sequence, instant: event.instant, from: ruling.from, to: ruling.to)
      return (turn, ruling.bounces)
    }
    guard let sighting = moment.sighting, sighting.window == main, !sighting.agrees else {
      return nil
    }
    let turn = Turn(
      sequence: event.sequence, instant: event.instant, from: sighting.expected,
      to: InterfaceOrientationMask(sighting.observed))
    return (turn, false)
  }

  private func report(
    _ window: WindowID, _ between: InterfaceOrientationMask, _ evidence: [UInt64],
    _ replayer: Replayer
  ) -> Detector.Report {
    let situation = replayer.situation
    let rules: [RuleID] = evidence.isEmpty ? [.videoExitBounces] : [.intersection]
    return Detector.Report(
      window: window, page: situation.visiblePage(of: window),
      allowed: between, maskRole: .passed, evidence: evidence, rules: rules)
  }
}

extension Event.Kind {
  /// Whether the user, or the app on a touch, begins something new with it.
  fileprivate var beginsAction: Bool {
    switch self {
    case .device(.turned), .device(.notified), .device(.notifiedAmong), .device(.rotationLock),
      .navigation(.willShow),
      .presentation(.presentBegan), .presentation(.dismissBegan), .hierarchy(.childSelected),
      .window(.root):
      true
    default: false
    }
  }
}
