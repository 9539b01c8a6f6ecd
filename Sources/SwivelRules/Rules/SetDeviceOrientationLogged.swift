import SwivelModel

/// See ``rule``.
enum SetDeviceOrientationLogged: RuleBody {
  static let rule = Rule(
    .setDeviceOrientationLogged, .from(16), at: [.setDeviceOrientation], .observed,
    "Setting the orientation of UIDevice is logged as a mistake of the app.",
    changed: "Up to iOS 15 nothing is logged.",
    sources: [
      "https://github.com/wonday/react-native-orientation-locker/issues/241",
      "https://github.com/capawesome-team/capacitor-screen-orientation/issues/27",
    ],
    example: "forcing-is-logged-for-older-apps")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.message = .kvcUnsupported
  }
}
