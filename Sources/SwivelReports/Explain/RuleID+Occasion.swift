import SwivelFindings
import SwivelReplay

extension RuleID {
  /// When the rule applies to a finding, as a clause; only rules on which advice depends have one
  /// of their own.
  func occasion(of finding: Detector.ID) -> String {
    switch self {
    case .appDelegate: "if the app delegate returns a mask"
    case .deviceMask: "on a phone without a home button"
    case .deviceTurn where finding == "stale-layout": "after the device was rotated"
    case .deviceTurn: "if UIKit asks the page itself"
    case .dismissal: "if a gesture dismisses a presented page"
    case .dismissalNotAsked: "after a custom presentation"
    case .geometryNotInMultitasking:
      "on an iPad, if the app supports multitasking or does not fill the screen"
    case .geometryNotInResizableScene: "if the scene is resizable"
    case .innerDisplay: "on the inner display of a foldable iPhone"
    case .mirroringIsPortrait: "if the iPhone is mirrored to a Mac"
    case .multitasking: "on an iPad, if the app supports multitasking"
    case .needsUpdate: "if UIKit was not told of a changed mask"
    case .preferredOnPresentation: "if the page below prefers an orientation"
    case .sceneDelegate: "if the scene delegate returns a mask"
    case .sheetLosesScreen: "for a form sheet on a large phone"
    case .shouldAutorotate: "if the container does not autorotate"
    case .videoExitBounces: "after a system video player"
    default: "if this rule applies"
    }
  }
}
