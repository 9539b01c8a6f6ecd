import SwivelModel
import SwivelReplay

/// The state of the detectors for one replay.
///
/// It is one value: access is cheap, and a copy continues independently.
package struct Memories: Sendable {
  /// The shared history.
  var history = RunHistory()
  /// What the app has set.
  var app = AppSettings()
  /// How the user last turned the device.
  var hand = Hand()
  /// What the app asked of UIKit last.
  var asked = Asked()
  /// What came on screen last.
  var screen = Screen()

  init() {}
}

/// What the app has set: its masks, and orientations that it forced.
struct AppSettings: Sendable {
  var lock = AppLock()
  var leftPage = LeftPage()
  var changedMask = ChangedMask()
  var shrunkMask = ShrunkMask()
  /// Whether its last change of the mask limited it to landscape.
  var isLockedAcross = false
  /// The app's mask before the interface was known, if it declared one.
  var declaredMask: InterfaceOrientationMask?
  /// Whether its mask is another one now.
  var isLocked = false
  var hasSetStatusBar = false
  /// The rules, except that UIKit always reads the masks.
  var engineThatAsks: Engine?
}

/// What came on screen: the first page, the pages and views above it, and how they are drawn.
struct Screen: Sendable {
  var launching = Launching()
  var settingUp = SettingUp()
  var overlookedPage = OverlookedPage()
  var layout = Layout()
  var isSystemAlertShown = false
  /// The key window above the main one that the app itself rotates.
  var requestedWindow: WindowID?
}
