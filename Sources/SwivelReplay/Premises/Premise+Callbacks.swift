import SwivelModel

extension Premise {
  static let coveredPageNotNotified = Premise(
    "covered-page-not-notified", .only(6...7), .documented,
    """
    A page that is covered by a full-screen presentation, or is not selected, receives no rotation \
    callbacks.
    """,
    changed:
      """
      On iOS 5 and earlier, and again since iOS 8 (through viewWillTransition(to:with:)), a \
      covered page is notified.
      """,
    sources: [
      "Apple, iOS 6 release notes",
      "https://github.com/onmyway133/notes/issues/210",
      "https://github.com/zenangst/Spots/pull/286",
    ],
    example: "covered-page-is-not-told", in: "SwivelReplay/Situation/Situation+Callbacks.swift")

  static let callbackOrder = Premise(
    "callback-order", .from(8), .observed,
    """
    On a rotation, UIKit notifies the page, rotates the status bar and lays out the views. \
    UIDevice posts its notification last, or first on iPads.
    """,
    changed:
      """
      The order was measured on iPhones with iOS 8 to 12. On iPads with iOS 13 to 15, the \
      notification was reported to be last.
      """,
    sources: [
      "iOS横竖屏总结 (blog article in Chinese, 2018)",
      "https://github.com/Daltron/NotificationBanner/issues/110",
      "https://github.com/rmtmckenzie/flutter_native_device_orientation/issues/13",
      "https://github.com/swiftlang/swift/issues/63230",
    ],
    example: "callbacks-of-a-turn-in-order", in: "SwivelReplay/Situation/Situation+Callbacks.swift")

  static let cancelledSwipe = Premise(
    "cancelled-swipe", .from(7), .observed,
    """
    When a swipe back is canceled, willShow has already been called for the previous page; no \
    other callback follows.
    """,
    changed: "The gesture is new in iOS 7.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/1114 (radar 21137690)",
      "https://github.com/Plasma/BufferedNavigationController/issues/5",
    ],
    example: "cancelled-swipe-shows-nothing",
    in: "SwivelModel/State/SceneState+Navigation.swift")
}
