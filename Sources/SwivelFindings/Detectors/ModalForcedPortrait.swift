import SwivelModel
import SwivelReplay

extension Detector {
  static let modalForcedPortrait = Detector(
    id: "modal-forced-portrait", severity: .warning,
    problem:
      "\(.page, "the presented page") does not allow the device's orientation, so the interface rotates",
    explanation: """
      UIKit asks a page that is presented over the whole window, and rotates the interface if the \
      page does not allow the current orientation. So a library whose pages allow only portrait by \
      default rotates an app that the user holds in landscape or upside down. Two pages without a \
      common orientation are reported as well, unless the presented page covers the root \
      of a landscape app, belongs to the system, or has a preferred orientation: in these cases, \
      the rotation is intended.
      """,
    help: [
      .always: """
      in the presented page's supportedInterfaceOrientations, return what the page below allows \
      (React Native's Modal: supportedOrientations)
      """
    ],
    rules: [.presentation, .controllerMask],
    reports: ["https://github.com/facebook/react-native/issues/36153"],
    loudExample: "portrait-modal-over-a-page-held-across",
    quietExample: "landscape-page-presented-from-portrait",
    interest: .turns(.presentation),
    look: { _, run in
      let isLockedAcross = run.history.lastMaskChange?.locksAcross ?? false
      return run.firstReport { run.situation.forced(by: $0, isLockedAcross: isLockedAcross) }
    })
}

extension Situation {
  fileprivate func forced(by ruling: Ruling, isLockedAcross: Bool) -> Detector.Report? {
    guard ruling.trigger == .presentation, ruling.isTurn, let page = ruling.subject,
      ruling.asked == page, let below = below(page)
    else { return nil }
    let respondent = respondent(to: .mask, from: below, at: .inspection)
    let mask = mask(of: respondent)
    // A free interface follows the device, so that an observed one shows how that is held.
    let isFree = facts.device.orientation == .unknown && mask.allows(.portrait)
    let shown = isFree && lastLook(at: ruling.window)?.known.isSeen == true ? ruling.from : []
    guard let held = held ?? shown.only, ruling.began(asHeld: held),
      ruling.to.isDisjoint(with: .landscape), !ruling.controllerMask.allows(held)
    else { return nil }
    let hasChoice = !mask.isDisjoint(with: ruling.controllerMask)
    guard !mask.isDisjoint(with: ruling.from),
      hasChoice || isLockedAcross || !isPlanned(page, over: respondent, in: ruling.window)
    else { return nil }
    var report = ruling.report(
      on: shownPage(in: page), allowed: ruling.controllerMask, decider: page, rule: .presentation)
    if facts.controllers[page].kind == .system { report.severity = .note }
    return report
  }

  /// Whether a page that shares no orientation with the one below is likely to rotate the interface
  /// intentionally: it is a system page, it declares a preferred orientation, or it is presented
  /// over the landscape root of a landscape app, which it covers.
  ///
  /// Source: godot 19840 (a portrait support page in a landscape game); Apple, iOS 6 release notes
  /// (Game Center in a landscape app).
  private func isPlanned(
    _ page: ControllerID, over below: Respondent, in window: WindowID
  ) -> Bool {
    let state = facts.controllers[page]
    return state.kind == .system || state.kind == .videoPlayer || state.preferred != nil
      || below.controller == facts.windows[window].root && resolvedStyle(of: page) == .fullScreen
  }
}

extension MaskChange {
  /// Whether the app has just limited itself to landscape.
  fileprivate var locksAcross: Bool {
    !after.isEmpty && after.isSubset(of: .landscape) && !before.isSubset(of: .landscape)
  }
}

extension Ruling {
  /// Whether the interface matched the device: upside down, or landscape on either side.
  fileprivate func began(asHeld held: InterfaceOrientation) -> Bool {
    let isAcross = from.isSubset(of: .landscape) && InterfaceOrientationMask.landscape.allows(held)
    return held != .portrait && (from.only == held || isAcross)
  }
}
