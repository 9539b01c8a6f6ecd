import SwivelReplay

/// The state of the detectors for one replay: the shared history, and a property for each detector
/// that has state.
///
/// It is one value: access is cheap, and a copy continues independently.
package struct Memories: Sendable {
  /// The shared history.
  var history = RunHistory()

  var appLock = AppLock()
  var asked = Asked()
  var bounce = Bounce()
  // The last time that the app set UIDevice, until UIKit logs it.
  var deviceSetting: UInt64?
  var engineThatAsks: Engine?
  var forcedTurn = ForcedTurn()
  var grownMask = GrownMask()
  var hasSetAppMask = false
  var hasSetStatusBar = false
  var hint = Hint()
  var laidFlat = LaidFlat()
  var launching = Launching()
  var isLockedAcross = false
  var isSystemAlertShown = false
  var layout = Layout()
  var narrowedMask = NarrowedMask()
  var overlookedPage = OverlookedPage()
  var settingUp = SettingUp()
  var sides = SidesOfTheHand()

  init() {}
}
