import SwivelModel
import SwivelReplay

/// What observations say of the app's requests.
struct UnfulfilledRequest: Sendable {
  // The request that was last observed to have no effect, until the next observation.
  private var failed: (look: Look, report: Detector.Report, isEarly: Bool)?
  // The request that another window of its scene was observed to follow.
  private var followed: UInt64?
  // A request that UIKit ignores, made before the window was observed.
  private var ignored: (ruling: Ruling, sequence: UInt64)?

  var isFollowing: Bool { failed != nil || ignored != nil }

  /// Records a request that UIKit ignores; whether it is in vain shows where the window is next
  /// observed, if nothing is known of it.
  mutating func await(_ ruling: Ruling, at event: Event) {
    guard ruling.trigger == .setDeviceOrientation, ruling.isIgnored, ruling.from.only == nil
    else { return }
    ignored = (ruling, event.sequence)
  }

  /// Applies an observation; reports that a request had no effect, or retracts it.
  mutating func judge(
    _ sighting: Moment.Sighting, _ run: Case, isReported: Bool
  ) -> Detector.Report? {
    let late = lateFulfillment(by: sighting, run)
    if let look = run.requestFollowed(by: sighting) { followed = look.sequence }
    if let report = vainness(of: sighting, run) { return report }
    guard !isReported, let look = run.situation.lastLook(at: sighting.window),
      look.sequence != followed, let report = run.unfulfilled(by: sighting, since: look)
    else { return late }
    failed = (look, report, look.isTurning(at: run.now))
    return report
  }

  /// A report where a request that UIKit ignores was for another orientation than is observed.
  private mutating func vainness(of sighting: Moment.Sighting, _ run: Case) -> Detector.Report? {
    guard let (ruling, sequence) = ignored, ruling.window == sighting.window else { return nil }
    ignored = nil
    guard let wanted = ruling.wanted, wanted != sighting.observed else { return nil }
    var report = run.situation.report(
      in: ruling.window, allowed: ruling.allowed, decider: ruling.answering, evidence: [sequence],
      rule: ruling.heldBy)
    report.decided = sequence
    report.conditions = ruling.conditions(of: ruling.wantedMask)
    return report
  }

  /// A retraction if a reported request is observed to be carried out after all: what was observed
  /// first was from before the rotation.
  private mutating func lateFulfillment(
    by sighting: Moment.Sighting, _ run: Case
  ) -> Detector.Report? {
    guard let (look, report, isEarly) = failed else { return nil }
    let isOpen = run.now.isWithin(Look.settlingMicroseconds, of: look.instant) ?? false
    let isIn = report.window == sighting.window
    if !isOpen, isIn { failed = nil }
    let windows = run.facts.windows
    let isInScene =
      look.trigger == .geometryRequest
      && windows[report.window].scene == windows[sighting.window].scene
    let wanted = look.wanted.isEmpty ? report.allowed : look.wanted
    guard wanted.allows(sighting.observed), isIn || isInScene,
      isOpen || isEarly && isIn && !run.isTurned(to: sighting)
    else { return nil }
    failed = nil
    return .retracting(because: look.sequence, in: report.window)
  }
}

extension Case {
  // No rotation is seen as soon as the device reports it.
  private static let reportMicroseconds: UInt64 = 20_000

  /// Whether the user has turned the device to what is observed: the observation shows no request.
  fileprivate func isTurned(to sighting: Moment.Sighting) -> Bool {
    guard let look = situation.lastLook(at: sighting.window) else { return false }
    return look.trigger == .deviceTurn && look.wanted.allows(sighting.observed)
      && now.isWithin(Self.reportMicroseconds, of: look.instant) != true
  }

  /// The request that another window of its scene is observed to follow.
  fileprivate func requestFollowed(by sighting: Moment.Sighting) -> Look? {
    guard let main, sighting.window != main,
      facts.windows[sighting.window].scene == facts.windows[main].scene,
      let look = situation.lastLook(at: main), look.trigger == .geometryRequest,
      look.wanted.allows(sighting.observed)
    else { return nil }
    return look
  }

  /// A request after which the interface was observed unchanged.
  fileprivate func unfulfilled(
    by sighting: Moment.Sighting, since look: Look
  ) -> Detector.Report? {
    // A request that the rules refuse is already reported; one that was followed had its effect.
    guard look.isRequest, look.trigger != .setStatusBarOrientation, look.heldBy == nil,
      look.includes(sighting.observed, at: now), isUnchanged(sighting, since: look),
      shownTurn?.window != sighting.window
    else { return nil }
    let gates = gates(of: sighting.window)
    let wanted = look.wanted.isEmpty ? gates.allowed : look.wanted
    // Setting UIDevice may have no effect also where the masks have none.
    guard gates.masksCount || look.trigger == .setDeviceOrientation, !wanted.isEmpty,
      !wanted.allows(sighting.observed),
      // The app has withdrawn it.
      !gates.allowed.allows(sighting.observed) || look.isOpen(at: now)
        || !wanted.isDisjoint(with: gates.allowed)
    else { return nil }
    var report = situation.report(
      in: sighting.window, allowed: gates.allowed, decider: gates.answering,
      evidence: [look.sequence],
      rule: gates.masksCount ? look.rule ?? .intersection : .multitasking)
    report.conditions =
      look.trigger == .needsUpdate
      ? [.isUpdated] : conditions(of: look.trigger, for: wanted, by: gates)
    return report
  }

  /// Whether a window is observed in what it showed before a look, by the rules or as last seen,
  /// and was not observed to rotate since.
  private func isUnchanged(_ sighting: Moment.Sighting, since look: Look) -> Bool {
    let last = situation.interface.ledger.turn(of: sighting.window)
    if let last, last.sequence > look.sequence { return false }
    // Of a window that was not observed before, a rotation would be seen by now.
    let isFirst = look.from.only == nil && last == nil && !look.isTurning(at: now)
    return look.from.only == sighting.observed || last?.to == sighting.observed || isFirst
  }
}
