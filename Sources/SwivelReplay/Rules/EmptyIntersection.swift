import SwivelModel

/// See ``rule``.
///
/// An alert has the mask of the page below it and permits rotation where that page returns false
/// from shouldAutorotate, so an empty mask surfaces when the page shows an alert.
enum EmptyIntersection: RuleBody {
  static let rule = Rule(
    .emptyIntersection, .from(6),
    at: [
      .launch, .rootChange, .presentation, .dismissal, .attempt, .needsUpdate,
      .setDeviceOrientation,
    ], .documented,
    """
    If the masks have no orientation in common, UIKit throws an exception, except on a push. On \
    a mask update, it throws only while a page is presented.
    """,
    changed:
      """
      On iOS 5 and earlier, UIKit does not throw. Since iOS 8, it also throws when an alert is \
      presented; since iOS 13, it does not throw at launch.
      """,
    sources: [
      "Apple, UIApplicationInvalidInterfaceOrientationException",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://github.com/yamill/react-native-orientation/issues/246",
      "https://github.com/forcedotcom/SalesforceMobileSDK-iOS/issues/3060",
      "https://github.com/onfido/onfido-ios-sdk/issues/83",
      "https://github.com/yamill/react-native-orientation/issues/272",
      "https://github.com/wix/react-native-navigation/issues/2156",
      "https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p253orientationsPermitted3)",
    ],
    example: "empty-intersection-throws")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.masksCount, ruling.allowed.isEmpty, ruling.exception == nil,
      // Another window without a root keeps its orientation.
      ruling.asked != nil || ruling.window == situation.facts.windows.main,
      ruling.heldBy != .setDeviceOrientationIgnored,
      ruling.readsMasks && ruling.turns && isChecked(ruling, situation)
        || isAlert(ruling, situation)
    else { return }
    ruling.hold(.emptyIntersection)
    ruling.exception = .noCommonOrientation
  }

  /// Update requests are checked while a page is presented, a launch up to iOS 12, everything else
  /// always.
  private static func isChecked(_ ruling: Ruling, _ situation: Situation) -> Bool {
    switch ruling.trigger {
    case .launch: situation.system.major < 13
    case .attempt, .needsUpdate:
      ruling.asked.map { situation.facts.controllers[$0].isPresented } ?? false
    default: true
    }
  }

  private static func isAlert(_ ruling: Ruling, _ situation: Situation) -> Bool {
    guard ruling.trigger == .presentation, situation.system.major >= 8 else { return false }
    return ruling.subject.map { situation.facts.controllers[$0].kind == .alert } ?? false
  }
}
