import SwivelModel

extension Premise {
  static let windowFollowsOwnRoot = Premise(
    "window-follows-own-root", .from(6), .observed,
    "Each window rotates according to its own root view controller; UIKit asks the app delegate for each window.",
    sources: [
      "https://github.com/LeoNatan/LNNotificationsUI/issues/36",
      "https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/2523",
      "https://github.com/huri000/SwiftEntryKit/issues/104",
    ],
    example: "banner-turns-over-an-upright-page",
    in: "SwivelReplay/Replaying/Replayer+Judging.swift")

  static let windowBoundsRotate = Premise(
    "window-bounds-rotate", .from(8), linked: .from(8), .observed,
    "The bounds of a window rotate with its interface.",
    changed:
      """
      On iOS 7 and earlier, and in apps linked against the iOS 7 SDK or earlier, the bounds stay \
      in portrait.
      """,
    sources: ["https://github.com/jdg/MBProgressHUD/pull/222"],
    example: "window-turns-with-its-interface",
    in: "SwivelReplay/Situation/Situation+Window.swift")

  static let contentDrawnUnrotated = Premise(
    "content-drawn-unrotated", .from(16), .documented,
    """
    In a resizable scene in which UIKit reads the masks, the interface orientation follows them, \
    but UIKit does not rotate the content.
    """,
    changed: "Resizable scenes are new in iPadOS 16, and the default in iPadOS 26.",
    sources: ["Apple, UIRequiresFullScreen", "Apple, TN3192"],
    example: "window-is-not-drawn-turned", in: "SwivelReplay/Situation/Situation+Window.swift")

  static let statusBarLeftBehind = Premise(
    "status-bar-left-behind", .only(7...12), .observed,
    "When the window that rotated the status bar is removed, the status bar keeps its orientation.",
    changed:
      """
      There are no reports for iOS 6 and earlier, or for iOS 13 and later; Swivel assumes that the \
      status bar then follows the next window.
      """,
    sources: [
      "https://github.com/intercom/intercom-ios/issues/102",
      "https://github.com/almerlucke/FCOverlayViewController/issues/4",
    ],
    example: "status-bar-stays-when-a-window-goes",
    in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let transformDoesNotRotate = Premise(
    "transform-does-not-rotate", .from(2), .observed,
    "A view's transform rotates the content, and does not change the interface orientation.",
    sources: ["iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)"],
    example: "transform-not-interface", in: "SwivelReplay/Replaying/Replayer+Following.swift")
}
