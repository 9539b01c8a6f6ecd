import SwivelModel

/// See ``rule``.
///
/// Removing the view from the window and adding it again was a common way to force an update.
enum WindowViewAsks: RuleBody {
  static let rule = Rule(
    .windowViewAsks, .only(2...5), at: [.windowView], .observed,
    """
    On iOS 5 and earlier, adding a view to the window makes UIKit ask again, and the interface \
    rotates to the device's orientation if that is allowed.
    """,
    changed: "Since iOS 6, UIKit asks only a root.",
    sources: ["iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)"],
    example: "view-added-again-asks-again")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.heldBy = nil
    ruling.settle(on: situation.pull(on: ruling))
  }
}
