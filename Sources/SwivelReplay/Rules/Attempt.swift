import SwivelModel

/// See ``rule``.
///
/// Under the rotation lock the physical orientation is unknown, and an allowed orientation is kept.
enum Attempt: RuleBody {
  static let rule = Rule(
    .attempt, .from(5), at: [.attempt], .documented,
    """
    attemptRotationToDeviceOrientation rotates only to the device's orientation, and only if that \
    is allowed now.
    """,
    changed: "Deprecated in iOS 16 in favor of setNeedsUpdateOfSupportedInterfaceOrientations().",
    sources: [
      "Apple, attemptRotationToDeviceOrientation()",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "attempt-rotation-immediate")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    if situation.facts.device.isRotationLocked, ruling.allowsCurrent { return }
    guard !situation.isFlat, let upright = situation.upright else {
      ruling.hold(.flatDevice)
      return
    }
    ruling.turnIfAllowed(to: upright)
  }
}
