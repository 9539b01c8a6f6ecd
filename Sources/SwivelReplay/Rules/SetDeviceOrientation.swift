import SwivelModel

/// See ``rule``.
enum SetDeviceOrientation: RuleBody {
  static let rule = Rule(
    .setDeviceOrientation, .from(2), at: [.setDeviceOrientation], .observed,
    """
    Setting the orientation of UIDevice acts as if the device had rotated; an equal value does \
    nothing, and no controller is asked.
    """,
    changed:
      """
      From iOS 16 on it is logged, and ignored in apps linked against that SDK; for others reports \
      differ.
      """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
      "https://nunoalexandre.com/2018/08/24/forcing-an-orientation-in-ios",
      "https://github.com/yamill/react-native-orientation/issues/205",
    ],
    example: "kvc-on-willshow-forces")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let orientation = ruling.requestedDevice, orientation != situation.interface.device,
      let wanted = orientation.interface
    else {
      ruling.readsMasks = false
      ruling.hold(.setDeviceOrientation)
      return
    }
    ruling.turnIfAllowed(to: wanted)
  }
}
