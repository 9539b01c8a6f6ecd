import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds geometry requests that are answered with an error.
  static let requestRefused = Detector(
    id: "request-refused", severity: .warning,
    summary: "the geometry request is refused, and the interface does not rotate",
    explanation: """
      A geometry request rotates to an orientation that is both requested and allowed at that \
      moment. If there is none, or if an iPad shows the app beside others, the request's error \
      handler is called with code 101 some time later; without an error handler, the refusal goes \
      unnoticed.
      """,
    advice: [
      .always(
        because: .geometryNotInMultitasking,
        """
        lay out the pages for every orientation, because UIKit does not read the masks of an app \
        that supports multitasking; or set UIRequiresFullScreen, which takes effect while the app \
        fills the screen
        """),
      .always(
        """
        before the request, allow the orientation in the controller that UIKit asks and in the \
        app's mask, and call setNeedsUpdateOfSupportedInterfaceOrientations on that controller; \
        make the request for a new page after didShow, because UIKit may ask the outgoing page \
        until then; pass an error handler to requestGeometryUpdate
        """),
    ],
    rules: [.geometryRequest, .geometryNotInMultitasking],
    reports: ["https://github.com/gladiuscode/react-native-orientation-director/issues/70"],
    consequenceOf: [
      leftRightSwapped.id, containerIgnoresChild.id, sheetMaskIgnored.id, presenterLimitsMask.id,
      upsideDownUnavailable.id, appMaskLimitsPage.id, ipadMasksNotConsulted.id,
    ],
    loudExample: "geometry-request-denied",
    quietExample: "geometry-request-without-one-orientation",
    interest: [.rulings(.geometryRequest), .supportedTold, .geometryRefused],
    look: { memories, moment, replayer in
      if let ruling = moment.rulings.first(where: { $0.trigger == .geometryRequest }) {
        memories.asked = Asked(window: ruling.window, evidence: [moment.event.sequence])
        guard ruling.isRequestDenied else { return nil }
        return refusal(of: ruling, replayer.situation, Asked())
      }
      guard case .outcome(let fact) = moment.kind else { return nil }
      if case .supportedTold(let mask, _) = fact {
        memories.asked.hear(mask, moment.event.sequence)
      }
      guard case .geometryRefused(_, let request) = fact else { return nil }
      defer { memories.asked = Asked() }
      if let request { memories.asked.name(request, of: moment.event.sequence) }
      let window = memories.asked.window ?? replayer.situation.facts.windows.mainOrFirst
      return refusal(of: replayer.inspect(window), replayer.situation, memories.asked)
    })

  private static func refusal(
    of ruling: Ruling, _ situation: Situation, _ asked: Asked
  ) -> Report {
    Report(
      window: ruling.window, page: situation.visiblePage(of: ruling.window),
      allowed: asked.told ?? ruling.allowed, decider: ruling.respondent ?? ruling.asked,
      evidence: asked.evidence,
      rules: [
        ruling.heldBy == .geometryNotInMultitasking ? .geometryNotInMultitasking : .geometryRequest
      ])
  }
}

/// What is known of the last request before UIKit refuses it.
struct Asked: Sendable {
  /// The window of the request, if UIKit was observed to evaluate it.
  var window: WindowID?
  /// The events that record it.
  var evidence: [UInt64] = []
  /// The supported mask that UIKit reported.
  var told: InterfaceOrientationMask?

  /// Records the event of the request, also if UIKit was not observed to evaluate it.
  mutating func name(_ request: Cause, of sequence: UInt64) {
    guard sequence >= request.rawValue else { return }
    let request = sequence - UInt64(request.rawValue)
    if !evidence.contains(request) { evidence.insert(request, at: 0) }
  }

  mutating func hear(_ mask: InterfaceOrientationMask, _ sequence: UInt64) {
    told = mask
    evidence = evidence.suffix(1) + [sequence]
  }
}
