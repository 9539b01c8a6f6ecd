import SwivelModel
import SwivelReplay

// Requests of which an observation shows that they had no effect.
extension Case {
  /// A request after which the interface was observed unchanged.
  func unfulfilled(by sighting: Moment.Sighting) -> Detector.Report? {
    // A request that the rules refuse is already reported; one that was followed had its effect.
    guard let look = situation.lastLook(at: sighting.window), look.isRequest,
      look.trigger != .setStatusBarOrientation, look.heldBy == nil,
      look.includes(sighting.observed, at: now), isUnchanged(sighting, since: look),
      shownTurn?.window != sighting.window
    else { return nil }
    let gates = gates(of: sighting.window)
    let wanted = look.wanted.isEmpty ? gates.allowed : look.wanted
    // Setting UIDevice may have no effect also where the masks have none.
    guard gates.masksCount || look.trigger == .setDeviceOrientation, !wanted.isEmpty,
      !wanted.allows(sighting.observed), !hasOtherWindow(seenIn: wanted, since: look),
      // The app has withdrawn it.
      !gates.allowed.allows(sighting.observed) || look.isOpen(at: now)
        || !wanted.isDisjoint(with: gates.allowed)
    else { return nil }
    var report = situation.report(
      in: sighting.window, allowed: gates.allowed, decider: gates.answering,
      evidence: [look.sequence],
      rule: gates.masksCount ? look.rule ?? .intersection : .multitasking)
    report.conditions =
      look.trigger == .needsUpdate ? [.isUpdated] : gates.conditions(of: wanted)
    return report
  }

  /// Whether a window is observed in what it showed before a look, by the rules or as last seen,
  /// and was not observed to rotate since.
  private func isUnchanged(_ sighting: Moment.Sighting, since look: Look) -> Bool {
    let last = situation.interface.ledger.turn(of: sighting.window)
    if let last, last.sequence > look.sequence { return false }
    return look.from.only == sighting.observed || last?.to == sighting.observed
  }

  /// Whether another window of the scene was observed in what is wanted: a request is to a scene.
  private func hasOtherWindow(seenIn wanted: InterfaceOrientationMask, since look: Look) -> Bool {
    guard look.trigger == .geometryRequest, let top = situation.topRootedWindow, let main,
      facts.windows[top].scene == facts.windows[main].scene
    else { return false }
    return situation.interface.ledger.wasSeen(top, in: wanted, since: look.sequence)
  }
}

extension AppSettings {
  /// A retraction if a reported request is observed to be carried out after all: what was observed
  /// first was from before the rotation, and another transition has begun meanwhile.
  mutating func lateFulfillment(
    by sighting: Moment.Sighting, _ run: Case
  ) -> Detector.Report? {
    guard let look = unfulfilled else { return nil }
    guard run.now.isWithin(Look.settlingMicroseconds, of: look.instant) ?? false else {
      unfulfilled = nil
      return nil
    }
    guard look.wanted.allows(sighting.observed) else { return nil }
    unfulfilled = nil
    return .retracting(because: look.sequence, in: sighting.window)
  }
}
