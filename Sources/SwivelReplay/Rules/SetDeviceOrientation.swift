import SwivelModel

/// See ``rule``.
enum SetDeviceOrientation: RuleBody {
  static let rule = Rule(
    .setDeviceOrientation, .from(2), at: [.setDeviceOrientation], .observed,
    """
    Setting UIDevice's orientation has the same effect as rotating the device; if the value does \
    not change, nothing happens, and UIKit asks no controller.
    """,
    changed:
      """
      Since iOS 16, UIKit logs an error, and ignores the value in apps linked against the iOS 16 \
      SDK or later; for other apps, reports differ.
      """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
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
