import SwivelReplay

/// What the detectors keep of one replay: the history that several of them use, and a property for
/// each detector that has state of its own.
///
/// All of it is one value: access costs no more than a call, and a copy continues independently.
package struct Memories: Sendable {
  /// What several of them use.
  var history = RunHistory()

  var appLock = AppLock()
  var arrival: Arrival?
  var asked = Asked()
  var bounce = Bounce()
  // The last time that the app set UIDevice, until UIKit logs that.
  var deviceSetting: UInt64?
  var dismissals = Departures()
  var engineThatAsks: Engine?
  var forcedTurn = ForcedTurn()
  var hasSetAppMask = false
  var hasSetStatusBar = false
  var hint = Hint()
  var laidFlat = LaidFlat()
  var launching = Launching()
  var isLockedAcross = false
  var isSystemAlertShown = false
  var layout = Layout()
  var overlookedPage = OverlookedPage()
  var pops = Pops()
  var pushes = Departures()
  var settingUp = SettingUp()
  var sides = SidesOfTheHand()
  var swipe: Swipe?
  var videoDismissals = Departures()

  init() {}
}
