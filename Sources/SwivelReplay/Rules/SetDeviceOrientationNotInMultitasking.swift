import SwivelModel

/// See ``rule``.
///
/// One report (react-native-orientation-locker, 262) sees the interface rotate and fall back, and
/// one (react-native-orientation, 21) the app freeze on iOS 9.
enum SetDeviceOrientationNotInMultitasking: RuleBody {
  static let rule = Rule(
    .setDeviceOrientationNotInMultitasking, .from(9), on: .pad, at: [.setDeviceOrientation],
    .observed,
    """
    On an iPad, setting UIDevice's orientation rotates nothing if the app supports multitasking or \
    the scene does not fill the screen.
    """,
    sources: [
      "https://github.com/bytepark/auto_orientation/issues/15",
      "https://github.com/expo/expo/issues/13184",
      "https://github.com/kif-framework/KIF/issues/868",
      "https://github.com/yamill/react-native-orientation/pull/21",
    ],
    example: "device-value-in-multitasking")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.isMultitasking else { return }
    ruling.hold(.setDeviceOrientationNotInMultitasking)
  }
}
