import SwivelModel

/// See ``rule``.
enum Intersection: RuleBody {
  static let rule = Rule(
    .intersection, .from(2), .documented,
    """
    An orientation is allowed if the device, the app and the controller that UIKit asks all allow \
    it.
    """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "three-way-intersection")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.allowed = ruling.deviceMask.intersection(ruling.appMask)
      .intersection(ruling.controllerMask)
  }
}
