import SwivelReplay

extension RuleID {
  /// When the rule applies, as a clause; only rules on which advice depends have one of their own.
  var occasion: String {
    switch self {
    case .dismissalNotAsked: "after a custom presentation"
    case .geometryNotInMultitasking:
      "on an iPad, if the app supports multitasking or does not fill the screen"
    case .sceneDelegate: "if the scene delegate returns a mask"
    default: "if this rule applies"
    }
  }
}
