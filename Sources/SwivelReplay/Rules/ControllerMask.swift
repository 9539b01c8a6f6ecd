import SwivelModel

/// See ``rule``.
enum ControllerMask: RuleBody {
  static let rule = Rule(
    .controllerMask, .from(6), .documented,
    """
    A controller allows what its supportedInterfaceOrientations returns, or the default mask for \
    the device's idiom; UIKit does not ask the controller's children.
    """,
    changed: "On iOS 5 and earlier, the default is portrait, and containers ask their children.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "container-root-asked-not-child")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked else { return }
    ruling.respondent = page
    ruling.controllerMask = situation.ownMask(of: page)
  }
}
