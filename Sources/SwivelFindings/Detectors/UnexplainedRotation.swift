import SwivelModel
import SwivelReplay

extension Detector {
  static let unexplainedRotation = Detector(
    id: "unexplained-rotation", severity: .note,
    problem: "the interface was observed in an orientation that no rule explains",
    explanation: """
      The observed orientation differs from the one that the rules predict, or they predict an \
      exception, and the app continued in an orientation that is not allowed. Either the \
      cause is not in the trace, such as a returned mask, a window or a request that was not \
      recorded; or UIKit does something that no rule describes. It is not reported just after a \
      page appeared or the device rotated, or where the device's orientation is not recorded, if the \
      masks allow what was observed: UIKit may have evaluated the orientation again; nor in a \
      scene beside the main one, or that was moved, which may be on another screen; nor while the app is in the background, where the \
      system takes its pictures, or in an extension that stays as its host app does.
      """,
    help: [
      .always(when: .onPad): """
      record how the scene is shown (windowing) and whether UIRequiresFullScreen is set: an iPad \
      reads masks only in some windows; then look at the events before the rotation, and record \
      how the device is held and what the app returns when UIKit asks it; if the recording is \
      complete, report a bug in Swivel and attach the trace, because Swivel may lack a rule
      """,
      .always: """
      look at the events before the rotation, and record how the device is held and what the app \
      returns when UIKit asks it; if the recording is complete, report a bug in Swivel and attach the trace, because \
      Swivel may lack a rule
      """,
    ],
    rules: [],
    reports: [],
    loudExample: "findings/turned-by-nobody", quietExample: "landscape-mirrored",
    interest: .surprises,
    look: { _, run in
      // An unexpected refusal has a separate finding.
      guard let sighting = run.sighting, !sighting.agrees, run.event.record.family != .outcome,
        run.replayer.isVersionKnown, !run.situation.mayBeUnfolded,
        // The system lays out a hidden app in several orientations to take its pictures.
        run.facts.session.phase != .background,
        !run.mayBeOnOtherScreen(sighting.window), !run.situation.isOfSystem(sighting.window),
        !run.isBeforeLaunchTurn(sighting),
        run.unread(at: sighting) == nil,
        !run.history.logged.turns(
          sighting.window, from: sighting.expected, to: sighting.observed, run.facts)
      else { return nil }
      let look = run.situation.lastLook(at: sighting.window)
      // An extension rotates only if its host app does.
      if run.facts.session.process == .extension, look?.from.only == sighting.observed {
        return nil
      }
      let gates = run.gates(of: sighting.window)
      if look?.explains(sighting, gates, at: run.now) ?? false { return nil }
      // Not every source exempts a player that the app presents itself from the app's mask.
      if gates.appMaskSource == .exempt, look?.from.only == sighting.observed { return nil }
      if gates.allowed.allows(sighting.observed) {
        // An interface that no mask allows rotates to an allowed orientation whenever UIKit asks,
        // which it need not do when pages change.
        let isReturn = gates.masksCount && gates.allowed.isDisjoint(with: sighting.expected)
        if isReturn, look?.isTransition != true { return nil }
        if run.follows(sighting, look) { return nil }
        // The landscape side follows the device, and may be observed without a look.
        if let turn = run.shownTurn, !turn.from.isAcross(from: turn.to), turn.from != .all {
          return nil
        }
      }
      var report = run.situation.report(
        in: sighting.window,
        // The outcome by the rules, if nothing else was observed since.
        allowed: look.flatMap { $0.to.allows(sighting.observed) ? nil : $0.to }
          ?? sighting.expected,
        maskRole: sighting.exception == nil ? .expected : .untold,
        evidence: [look?.sequence], rule: look?.rule)
      // Not by a rule that is independent of the masks.
      report.isExplainedByGates =
        look.map { ($0.heldBy ?? .intersection) == .intersection } ?? false
      return report
    })
}

extension Case {
  /// Whether an observation shows a rotation of the device: one that is not recorded, one that
  /// UIKit had not yet followed or was kept from, or the one before, which a recorder saw late.
  fileprivate func follows(_ sighting: Moment.Sighting, _ look: Look?) -> Bool {
    let held = situation.held
    if held == nil, facts.device.orientation == .unknown {
      return look.map { !$0.isRequest || !$0.isOpen(at: now) } ?? true
    }
    if held == sighting.observed { return look == nil || look?.heldBy != nil }
    guard history.heldBefore == sighting.observed, let look else { return false }
    return look.trigger == .deviceTurn && look.isOpen(at: now) && !now.isAssumed
  }
}

extension Look {
  /// Whether an observation may be a result of it, by an uncertain rule or a query that no event
  /// reports, so that it is not unexplained.
  ///
  /// Whether UIKit asks when pages change depends on the containers' respondents, which a recorder
  /// does not see.
  fileprivate func explains(_ sighting: Moment.Sighting, _ gates: Ruling, at now: Instant) -> Bool {
    // The app did not end as predicted: only an orientation that is not allowed is a problem.
    if sighting.exception != nil { return gates.allowed.allows(sighting.observed) }
    if isOutcome(sighting.observed, at: now) { return true }
    guard isOpen(at: now) else { return false }
    // The previous observation may have come too early, and this one is as predicted.
    if to.allows(sighting.observed) { return true }
    if wants(sighting.observed) { return true }
    // A transition in progress may be canceled; and whether UIKit asks at a swipe is disputed.
    if isTransition, end == nil || trigger == .interactivePop, from.only == sighting.observed {
      return true
    }
    guard gates.allowed.allows(sighting.observed) else { return false }
    // Only the landscape side differs from the predicted one.
    if !to.isAcross(from: sighting.observed), to != .all { return true }
    // An unchanged interface may be about to rotate. Without times, it is not assumed to be.
    if from.only == sighting.observed { return !now.isAssumed }
    // A request to read the masks again may lead to anything that they allow.
    if isRequest, wanted.isEmpty { return true }
    // An interface that followed the device was not rotated by anything else.
    return trigger.traits.contains(.newPage)
      || trigger == .deviceTurn && wanted.allows(sighting.observed)
  }
}

extension Case {
  /// Whether a window may be on another screen than that of the device.
  func mayBeOnOtherScreen(_ window: WindowID) -> Bool {
    let scene = facts.windows[window].scene
    return facts.windows.main.map { facts.windows[$0].scene != scene } ?? false
      || history.movedScene == scene
  }
}
