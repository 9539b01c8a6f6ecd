import SwivelModel
import SwivelReplay

/// What detectors remember of a run.
package struct Memories: Sendable {
  var app = AppSettings()
  var hand = Hand()
  var asked = Asked()
  var screen = Screen()
}

/// What the app has set: its masks, and orientations that it forced.
struct AppSettings: Sendable {
  var lock = AppLock()
  var leftPage = LeftPage()
  var changedMask = ChangedMask()
  /// The app's mask before the interface was known, if it declared one.
  var declaredMask: InterfaceOrientationMask?
  /// Whether its mask is another one now.
  var isLocked = false
  /// Whether it was another one at any time since.
  var hasLocked = false
  /// A request that its mask excluded, until it changes that.
  var excludedRequest: (event: Event, window: WindowID, wanted: InterfaceOrientationMask)?
  var hasSetStatusBar = false
  var unfulfilled = UnfulfilledRequest()
  /// A request without effect, until UIKit has got its answers.
  var unanswered = AnsweredLook()
  /// The swipe back for which it forced an orientation, if that was reported.
  var canceledSwipe: UInt64?
  var unread = UnreadMask()
  /// The rules, except that UIKit always reads the masks.
  var asking: Engine?
}

/// What came on screen: the first page, the pages and views above it, and how they are drawn.
struct Screen: Sendable {
  var launching = Launching()
  var settingUp = SettingUp()
  var overlookedPage = OverlookedPage()
  var layout = Layout()
  var isSystemAlertShown = false
  /// Masks without a common orientation, until UIKit has got its answers.
  var unanswered = AnsweredLook()
  /// The launch of an app that should not have launched, until something is observed.
  var unlaunched: UInt64?
  /// The end of a player that was expected to rotate the interface twice.
  var predictedBounce: UInt64?
  /// A window above the app that was expected to rotate, and the event.
  var predictedOverlay: (window: WindowID, event: UInt64, role: Finding.MaskRole)?
  /// A window beside the main one that was not observed before the device was rotated.
  var unseenWindow: WindowID?
  /// The key window above the main one that the app itself rotates.
  var requestedWindow: WindowID?
}
