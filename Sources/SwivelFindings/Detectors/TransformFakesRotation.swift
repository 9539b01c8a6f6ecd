import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds views that are rotated by a transform instead of the interface.
  static let transformFakesRotation = Detector(
    id: "transform-fakes-rotation", severity: .warning,
    summary: "a transform rotates the page's view, but the interface does not rotate",
    explanation: """
      A transform rotates only the content. The interface orientation does not change, and the \
      safe area, the status bar, the keyboard and whatever is presented next still follow it.
      """,
    advice: [
      .from(
        16,
        """
        return the orientation from the page's supportedInterfaceOrientations, and rotate the \
        interface: call setNeedsUpdateOfSupportedInterfaceOrientations, then requestGeometryUpdate
        """),
      .before(
        16,
        """
        return the orientation from the page's supportedInterfaceOrientations, and present the \
        page full screen, so that UIKit rotates the interface for it
        """),
    ],
    rules: [.controllerMask],
    reports: ["https://github.com/jdg/MBProgressHUD/issues/222"],
    consequenceOf: [flatMisread.id, forceIneffective.id],
    loudExample: "transform-not-interface", quietExample: "small-transform",
    interest: .kinds(.viewTransform),
    look: { _, moment, replayer in
      let situation = replayer.situation
      guard case .observation(.viewTransform(let page, let degrees)) = moment.kind,
        degrees.isQuarterTurn, let window = situation.facts.window(of: page),
        !isTurnedByHand(page, in: window, situation)
      else { return nil }
      return Report(
        window: window, page: page,
        allowed: situation.statedMask(of: page) ?? replayer.inspect(window).controllerMask,
        rules: [.controllerMask])
    })

  /// Whether the view is in a window whose coordinates do not rotate.
  private static func isTurnedByHand(
    _ page: ControllerID, in window: WindowID, _ situation: Situation
  ) -> Bool {
    let state = situation.facts.windows[window]
    return !situation.coordinatesTurn && state.root != page
      && (state.firstView == page || state.lastView == page)
  }
}

extension Int32 {
  /// Whether degrees are quarter turns, but not a full turn.
  fileprivate var isQuarterTurn: Bool { self % 90 == 0 && self % 360 != 0 }
}
