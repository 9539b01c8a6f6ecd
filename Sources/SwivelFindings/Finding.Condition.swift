import SwivelModel
import SwivelReplay

extension Finding {
  /// What a trace shows of an app that decides which advice helps.
  public enum Condition: String, CaseIterable, Hashable, Sendable {
    /// UIKit reads the mask that the page states: what forwards it is in place.
    case maskIsRead = "if UIKit already reads the page's mask"
    /// The app's mask excludes all that the page states.
    case appExcludesPage = "if the app's mask excludes all that the page allows"
    /// All masks allow the orientation that the interface has.
    case isAllowed = "if the masks allow the orientation"
    /// The masks allow how the device is held, and the interface is in another orientation.
    case heldIsAllowed = "if the masks allow the orientation in which the device is held"
    /// The app has set back the mask that it had set for another page.
    case maskIsRestored = "if the app has restored the mask"
    /// The page belongs to an app extension.
    case inExtension = "in an app extension"
    /// The page is the app's, and was presented.
    case isPresented = "if the app's own page is presented"
    /// The app has just requested a rotation.
    case isRequested = "if the app requests the rotation"
    /// UIKit has read the masks again, and does not rotate.
    case isUpdated = "if the app has called for an update"
    /// The app's mask has changed, and not that of a page.
    case appMaskChanged = "if the app's mask has changed"
    /// The masks allow what the app requested.
    case requestIsAllowed = "if the masks allow what is requested"
    /// The app has set UIDevice to the orientation that it had.
    case deviceIsEqual = "if UIDevice already has the orientation"
    /// The app's mask alone excludes what the app requested.
    case appExcludesRequest = "if the app's mask excludes what is requested"
    /// The app made a request while pages changed.
    case requestedInTransition = "if the app makes the request during the transition"
    /// The Info.plist sets UIRequiresFullScreen.
    case requiresFullScreen = "if UIRequiresFullScreen is set"
    /// The device is an iPad.
    case onPad = "on an iPad"
  }
}

extension Finding.Condition {
  /// The conditions of a page in a window.
  static func of(_ page: ControllerID?, in window: WindowID, _ replayer: Replayer) -> Set<Self> {
    let (situation, session) = (replayer.situation, replayer.situation.facts.session)
    var all: Set<Self> = []
    if session.process != .app { all.insert(.inExtension) }
    if session.fullScreenKeyCounts { all.insert(.requiresFullScreen) }
    if session.device.idiom == .pad { all.insert(.onPad) }
    let gates = replayer.inspect(window)
    if situation.known(window).orientation.isSubset(of: gates.allowed) { all.insert(.isAllowed) }
    let trigger = situation.lastLook(at: window)?.trigger
    if trigger == .geometryRequest || trigger == .setDeviceOrientation { all.insert(.isRequested) }
    guard let page else { return all }
    // The app cannot change a page of the system, nor an alert.
    let state = situation.facts.controllers[page]
    let isOfApp = state.kind != .system && state.kind != .alert
    if state.isPresented, isOfApp { all.insert(.isPresented) }
    if let mask = situation.statedMask(of: page) {
      if situation.consulted(by: gates).contains(page) { all.insert(.maskIsRead) }
      if mask.isDisjoint(with: gates.appMask) { all.insert(.appExcludesPage) }
    }
    return all
  }
}
