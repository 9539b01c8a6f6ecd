import SwivelModel

/// See ``rule``.
///
/// That the SDK decides is reported by WebKit's authors; Apple's notes name the system alone, and
/// reports of iOS 16 differ.
enum SetDeviceOrientationLogged: RuleBody {
  static let rule = Rule(
    .setDeviceOrientationLogged, .from(16), at: [.setDeviceOrientation], .disputed,
    """
    UIKit logs an error if an app sets UIDevice's orientation; sources disagree on whether the \
    interface still rotates in an app linked against the iOS 15 SDK.
    """,
    changed: "On iOS 15 and earlier, UIKit logs nothing, and the interface rotates.",
    sources: [
      "https://github.com/wonday/react-native-orientation-locker/issues/241",
      "https://github.com/capawesome-team/capacitor-screen-orientation/issues/27",
      "https://github.com/flutter/flutter/issues/111587",
      "Apple, iOS & iPadOS 16 release notes",
    ],
    example: "forcing-is-logged-for-older-apps")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.message = .kvcUnsupported
    if ruling.isTurn { ruling.to.formUnion(ruling.from) }
  }
}
