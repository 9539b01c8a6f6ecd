import SwivelModel

extension Premise {
  static let changedMaskDoesNotRotate = Premise(
    "changed-mask-does-not-rotate", .from(6), .observed,
    "A changed mask has no effect until something makes UIKit read it again.",
    sources: [
      "https://github.com/expo/expo/issues/4646",
      "https://github.com/seel-channel/video_viewer/issues/46",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "widened-mask-turns-nothing", in: "SwivelReplay/Replaying/Replayer+Following.swift")

  static let appMaskOutlivesPage = Premise(
    "app-mask-outlives-page", .from(6), .observed,
    "An app mask that was set for one page stays in effect after the page is gone.",
    sources: [
      "https://github.com/yamill/react-native-orientation/issues/224",
      "https://github.com/yamill/react-native-orientation/issues/196",
    ],
    example: "app-mask-outlives-the-page", in: "SwivelModel/State/SceneState+Navigation.swift")

  static let outgoingPageStaysVisible = Premise(
    "outgoing-page-stays-visible", .from(7), .observed,
    """
    The visibleViewController of a navigation controller is the outgoing page until the transition \
    ends.
    """,
    sources: [
      "https://github.com/Pocket/pocket-ios/pull/211",
      "https://github.com/artsy/eigen/issues/681",
    ],
    example: "leaving-page-is-still-visible", in: "SwivelReplay/Situation/Respondent.swift")

  static let requestUsesOutgoingMask = Premise(
    "request-uses-outgoing-mask", .from(16), .observed,
    """
    A geometry request during a pop or push is checked against the outgoing page's mask; during a \
    push, only until the app makes UIKit read the masks again.
    """,
    sources: [
      "https://github.com/software-mansion/react-native-screens/issues/3831",
      "https://github.com/software-mansion/react-native-screens/pull/4117",
    ],
    example: "request-while-a-page-is-popped", in: "SwivelReplay/Situation/Respondent.swift")

  static let alertAsksPresenter = Premise(
    "alert-asks-presenter", .only(9...9), .observed,
    "A UIKit alert returns its presenter's mask.",
    changed:
      """
      Since iOS 10, the alert detects that it is asked again, UIKit logs an error, and the alert \
      returns its own mask.
      """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/5833 (radar 22385765)",
      "https://github.com/Sumi-Interactive/SIAlertView/issues/117",
      "https://github.com/xmartlabs/Eureka/issues/1917",
      "https://github.com/Tencent/QMUI_iOS/issues/502",
      "https://github.com/Tencent/QMUI_iOS/issues/632",
    ],
    example: "alert-asks-in-a-circle-on-ios9", in: "SwivelReplay/Situation/Respondent.swift")

  static let topPageMaskIgnored = Premise(
    "top-page-mask-ignored", .only(6...7), .observed,
    """
    A navigation controller that returns its own mask also asks its top page for a mask, and \
    ignores the result.
    """,
    sources: ["https://github.com/lionheart/openradar-mirror/issues/13715 (radar 14080208)"],
    example: "top-page-asked-in-vain", in: "SwivelReplay/Situation/Situation+Callbacks.swift")
}
