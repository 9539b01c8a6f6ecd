import SwivelModel

/// See ``rule``.
///
/// Apple's statement about masks in a window concerns apps that require the full screen. For an app
/// with one axis, one source reports that its scene keeps that axis and is scaled into the window;
/// another saw it rotate.
enum WindowedScene: RuleBody {
  static let rule = Rule(
    .windowedScene, .from(26), on: .pad, .disputed,
    """
    In a windowed scene, UIKit reads the masks only if the app requires full screen; otherwise, \
    the interface follows the device's orientation.
    """,
    changed: "Since iPadOS 26, windowed scenes are the default.",
    sources: [
      "https://github.com/apache/cordova-ios/issues/1626",
      "https://github.com/flutter/flutter/issues/176260",
      "Apple, UIRequiresFullScreen",
      "Apple, TN3192",
    ],
    example: "landscape-app-turns-in-a-window")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let session = situation.facts.session
    guard session.windowing != .fullScreen, !session.fullScreenKeyCounts else { return }
    ruling.askNobody(.windowedScene)
  }
}
