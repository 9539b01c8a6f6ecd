import SwivelModel
import SwivelReplay

extension LoggedMasks {
  /// Looks for what is wrong by the masks that UIKit logged, and may still change.
  mutating func look(_ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    switch event.kind {
    case .request(.geometryRequest(let scene, let mask, _)):
      renew([.refused], with: refusal(of: mask, scene, event, situation))
    case .outcome(.sceneMaskTold(let scene, let old, let new)) where new.isEmpty && !old.isEmpty:
      let window = window(of: scene, situation.facts)
      var report = situation.report(in: window, allowed: [], rule: .intersection)
      report.severity = .warning
      renew([.empty], with: claim(.empty, scene, old, event, report, situation))
    case .controller(.controller(let controller, _, _)),
      .controller(.controllerEnded(let controller)):
      forget(controller)
    default: break
    }
    // Another page may be visible, or another mask count.
    if [.navigation, .presentation, .hierarchy, .window, .controller, .answer, .device]
      .contains(event.record.family) || event.record.is(.sceneMaskTold)
    {
      lookAtPage(event, replayer)
    }
  }

  /// A claim by what UIKit logged last for a scene.
  private func claim(
    _ kind: MaskClaim.Kind, _ scene: SceneID, _ wanted: InterfaceOrientationMask, _ event: Event,
    _ report: Detector.Report, _ situation: Situation
  ) -> MaskClaim? {
    mask(of: scene, situation.facts).map { logged in
      var report = report
      report.evidence += Set([logged.event.sequence, event.sequence])
      return MaskClaim(
        kind: kind, scene: scene, wanted: wanted, event: event, logged: logged,
        before: situation.seen(in: report.window), report: report)
    }
  }

  private func window(of scene: SceneID, _ facts: SceneState) -> WindowID {
    facts.windows.existing.first { facts.windows[$0].scene == scene } ?? facts.windows.mainOrFirst
  }

  private func refusal(
    of mask: InterfaceOrientationMask, _ scene: SceneID, _ event: Event, _ situation: Situation
  ) -> MaskClaim? {
    guard let logged = self.mask(of: scene, situation.facts), !logged.mask.isEmpty, !mask.isEmpty,
      logged.mask.isDisjoint(with: mask)
    else { return nil }
    let report = situation.report(
      in: window(of: scene, situation.facts), allowed: logged.mask, rule: .geometryRequest)
    return claim(.refused, scene, mask, event, report, situation)
  }

  /// Compares the visible page with the mask that UIKit uses.
  private mutating func lookAtPage(_ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main,
      let visible = situation.visiblePage(of: main)
    else { return }
    renew([.limited, .ignored], with: exclusion(of: visible, main, event, replayer))
    guard visible != page else { return }
    let logged = mask(of: situation.facts.windows[main].scene, situation.facts)
    // In the middle of a transition it is unknown whose mask it is.
    let isAtRest = logged.map {
      event.instant.isWithin(Look.settlingMicroseconds, of: $0.event.instant) == false
    }
    renew(
      [.outlives],
      with: isAtRest == true ? remainder(on: visible, main, event, situation) : nil)
    if let page, let logged, isAtRest == true { left[page] = logged }
    page = visible
  }

  /// What a page allows, or the user turned the device to, and UIKit does not use.
  private func exclusion(
    of page: ControllerID, _ window: WindowID, _ event: Event, _ replayer: Replayer
  ) -> MaskClaim? {
    let (situation, gates) = (replayer.situation, replayer.inspect(window))
    let scene = situation.facts.windows[window].scene
    guard let logged = mask(of: scene, situation.facts)?.mask, !logged.isEmpty, gates.masksCount,
      let mask = situation.statedMask(of: page)?.intersection(gates.deviceMask), !mask.isEmpty,
      let asked = gates.asked
    else { return nil }
    let isAsked = gates.respondent == page
    // An app that is portrait, or locked by its user, may have pages that would allow more.
    let isTurnMeant =
      isAsked ? situation.facts.controllers[page].isPresented : gates.appMaskSource.isStated
    let held = situation.held.map { InterfaceOrientationMask($0).intersection(mask) } ?? []
    let wanted = mask.isDisjoint(with: logged) ? mask : isTurnMeant ? held : []
    guard !wanted.isEmpty, wanted.isDisjoint(with: logged) else { return nil }
    let isLimited = isAsked || gates.appMask.isDisjoint(with: wanted)
    guard isLimited || situation.contains(page, in: asked) else { return nil }
    let report = situation.report(
      in: window, allowed: mask, decider: isLimited ? nil : asked,
      rule: isLimited ? gates.appRule : .controllerMask)
    return claim(isLimited ? .limited : .ignored, scene, wanted, event, report, situation)
  }

  /// What another page left of its mask on a page that is shown again.
  private func remainder(
    on page: ControllerID, _ window: WindowID, _ event: Event, _ situation: Situation
  ) -> MaskClaim? {
    let scene = situation.facts.windows[window].scene
    guard let logged = mask(of: scene, situation.facts)?.mask, let before = left[page]?.mask,
      MaskClaim.stays(logged, insteadOf: before),
      // A page that allows it may be meant to be as it is.
      situation.statedMask(of: page).map({ !logged.isSubset(of: $0) }) ?? true
    else { return nil }
    let held = situation.held.map { InterfaceOrientationMask($0) } ?? []
    let isFelt =
      situation.seen(in: window).orientation.isDisjoint(with: before)
      || held.isDisjoint(with: before) && !held.isDisjoint(with: logged)
    var report = situation.report(
      in: window, allowed: before, maskRole: .expected, rule: .appDelegate)
    if !isFelt { report.severity = .note }
    return claim(.outlives, scene, before, event, report, situation)
  }
}

extension Situation {
  /// What is known of a window without what rules expect of the last look: UIKit used another mask.
  fileprivate func seen(in window: WindowID) -> Known {
    let now = known(window)
    return now.isSeen ? now : lastLook(at: window)?.known ?? now
  }
}

extension Ruling.AppMaskSource {
  /// Whether the app declares it.
  var isStated: Bool {
    switch self {
    case .plist, .delegate, .sceneDelegate: true
    case .none, .idiom, .exempt: false
    }
  }
}
