import SwivelModel
import SwivelReplay

extension ToldMasks {
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
    _ kind: ToldClaim.Kind, _ scene: SceneID, _ wanted: InterfaceOrientationMask, _ event: Event,
    _ report: Detector.Report, _ situation: Situation
  ) -> ToldClaim? {
    mask(of: scene, situation.facts).map { told in
      var report = report
      report.evidence += Set([told.event.sequence, event.sequence])
      return ToldClaim(
        kind: kind, scene: scene, wanted: wanted, event: event, told: told,
        before: situation.seen(in: report.window), report: report)
    }
  }

  private func window(of scene: SceneID, _ facts: SceneState) -> WindowID {
    facts.windows.existing.first { facts.windows[$0].scene == scene } ?? facts.windows.mainOrFirst
  }

  private func refusal(
    of mask: InterfaceOrientationMask, _ scene: SceneID, _ event: Event, _ situation: Situation
  ) -> ToldClaim? {
    guard let told = self.mask(of: scene, situation.facts), !told.mask.isEmpty, !mask.isEmpty,
      told.mask.isDisjoint(with: mask)
    else { return nil }
    let report = situation.report(
      in: window(of: scene, situation.facts), allowed: told.mask, rule: .geometryRequest)
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
    let told = mask(of: situation.facts.windows[main].scene, situation.facts)
    // In the middle of a transition it is unknown whose mask it is.
    let isAtRest = told.map {
      event.instant.isWithin(Look.settlingMicroseconds, of: $0.event.instant) == false
    }
    renew(
      [.outlives],
      with: isAtRest == true ? remainder(on: visible, main, event, situation) : nil)
    if let page, let told, isAtRest == true { left[page] = told }
    page = visible
  }

  /// What a page allows, or the user turned the device to, and UIKit does not use.
  private func exclusion(
    of page: ControllerID, _ window: WindowID, _ event: Event, _ replayer: Replayer
  ) -> ToldClaim? {
    let (situation, gates) = (replayer.situation, replayer.inspect(window))
    let scene = situation.facts.windows[window].scene
    guard let told = mask(of: scene, situation.facts)?.mask, !told.isEmpty, gates.masksCount,
      let mask = situation.statedMask(of: page)?.intersection(gates.deviceMask), !mask.isEmpty,
      let asked = gates.asked
    else { return nil }
    let isAsked = gates.respondent == page
    // An app that is portrait, or locked by its user, may have pages that would allow more.
    let isTurnMeant =
      isAsked ? situation.facts.controllers[page].isPresented : gates.appMaskSource.isStated
    let held = situation.held.map { InterfaceOrientationMask($0).intersection(mask) } ?? []
    let wanted = mask.isDisjoint(with: told) ? mask : isTurnMeant ? held : []
    guard !wanted.isEmpty, wanted.isDisjoint(with: told) else { return nil }
    let isLimited = isAsked || gates.appMask.isDisjoint(with: wanted)
    guard isLimited || situation.contains(page, in: asked) else { return nil }
    let report = situation.report(
      in: window, allowed: mask, decider: isLimited ? nil : asked,
      rule: isLimited ? gates.appMaskSource.rule ?? .intersection : .controllerMask)
    return claim(isLimited ? .limited : .ignored, scene, wanted, event, report, situation)
  }

  /// What another page left of its mask on a page that is shown again.
  private func remainder(
    on page: ControllerID, _ window: WindowID, _ event: Event, _ situation: Situation
  ) -> ToldClaim? {
    let scene = situation.facts.windows[window].scene
    guard let told = mask(of: scene, situation.facts)?.mask, let before = left[page]?.mask,
      ToldClaim.stays(told, insteadOf: before),
      // A page that allows it may be meant to be as it is.
      situation.statedMask(of: page).map({ !told.isSubset(of: $0) }) ?? true
    else { return nil }
    let held = situation.held.map { InterfaceOrientationMask($0) } ?? []
    let isFelt =
      situation.seen(in: window).orientation.isDisjoint(with: before)
      || held.isDisjoint(with: before) && !held.isDisjoint(with: told)
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
