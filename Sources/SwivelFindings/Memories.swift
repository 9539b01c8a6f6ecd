import SwivelReplay

/// What the detectors remember of one replay: the past that several of them ask for, and a part for
/// each that has something of its own to remember.
///
/// All of it is one value: a look at it costs no more than a call, and a copy goes on by itself.
package struct Memories: Sendable {
  /// What several of them ask for.
  var past = Past()

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
  var oversight = Oversight()
  var pops = Pops()
  var pushes = Departures()
  var settingUp = SettingUp()
  var sides = SidesOfTheHand()
  var swipe: Swipe?
  var videoDismissals = Departures()

  init() {}
}
