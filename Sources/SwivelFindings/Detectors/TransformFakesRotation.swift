import SwivelModel
import SwivelReplay

extension Detector {
  static let transformFakesRotation = Detector(
    id: "transform-fakes-rotation", severity: .warning,
    problem: "a transform rotates \(.page, "the page")'s view, but the interface does not rotate",
    explanation: """
      A transform rotates only the content. The interface orientation does not change, and the \
      safe area, the status bar, the keyboard and whatever is presented next still follow it.
      """,
    help: [
      .always(when: .appExcludesRequest): """
      allow the orientation in the app's mask (the Info.plist, or the app delegate if it answers), \
      return it from the page's supportedInterfaceOrientations, and limit the other pages by \
      theirs; then present the page full screen, so that UIKit rotates the interface for it
      """,
      .from(16): """
      return the orientation from the page's supportedInterfaceOrientations, and rotate the \
      interface: call setNeedsUpdateOfSupportedInterfaceOrientations, then requestGeometryUpdate
      """,
      .before(16): """
      return the orientation from the page's supportedInterfaceOrientations, and present the \
      page full screen, so that UIKit rotates the interface for it
      """,
    ],
    rules: [.controllerMask],
    reports: ["https://github.com/jdg/MBProgressHUD/issues/222"],
    consequenceOf: [flatMisread.id, forceIneffective.id],
    loudExample: "transform-not-interface", quietExample: "small-transform",
    interest: .kinds(.viewTransform),
    look: { _, run in
      guard case .observation(.viewTransform(let page, let degrees)) = run.kind,
        degrees % 90 == 0, degrees % 360 != 0, let window = run.facts.window(of: page),
        !run.situation.isTurnedByHand(page, in: window)
      else { return nil }
      let gates = run.gates(of: window)
      var report = gates.report(
        on: page, allowed: run.situation.statedMask(of: page) ?? gates.controllerMask,
        rule: .controllerMask)
      if !gates.appMask.allowsTurn(by: degrees) { report.conditions = [.appExcludesRequest] }
      return report
    })
}

extension InterfaceOrientationMask {
  /// Whether an interface that is upright may be rotated by that many degrees.
  fileprivate func allowsTurn(by degrees: Int32) -> Bool {
    degrees % 180 == 0 || !isDisjoint(with: .landscape)
  }
}

extension Situation {
  /// Whether the view is in a window whose coordinates do not rotate.
  fileprivate func isTurnedByHand(_ page: ControllerID, in window: WindowID) -> Bool {
    let state = facts.windows[window]
    return !coordinatesTurn && state.root != page
      && (state.firstView == page || state.lastView == page)
  }
}
