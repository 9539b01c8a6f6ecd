import SwivelModel

/// See ``rule``.
enum SetDeviceOrientationIgnored {
  static let rule = Rule(
    .setDeviceOrientationIgnored, .from(16), at: [.setDeviceOrientation], .observed,
    """
    Setting the orientation of UIDevice is logged as a mistake, and does nothing \
    in an app that was linked against the SDK of iOS 16.
    """,
    sources: [
      "https://github.com/wonday/react-native-orientation-locker/issues/241",
      "https://bugs.webkit.org/show_bug.cgi?id=242199",
    ],
    example: "forcing-is-ignored-from-16")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.message = .kvcUnsupported
    guard situation.facts.session.linkedSDK.major >= 16 else { return }
    ruling.hold(.setDeviceOrientationIgnored)
  }
}
