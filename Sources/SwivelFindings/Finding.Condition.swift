import SwivelModel
import SwivelReplay

extension Finding {
  /// What a trace shows of an app that decides which advice helps.
  public enum Condition: String, CaseIterable, Hashable, Sendable {
    /// UIKit reads the mask that the page states: what forwards it is in place.
    case maskIsRead = "if UIKit already reads the page's mask"
    /// The page belongs to an app extension.
    case inExtension = "in an app extension"
    /// The page was presented.
    case isPresented = "if the page is presented"
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
    guard let page else { return all }
    if situation.facts.controllers[page].isPresented { all.insert(.isPresented) }
    if situation.statedMask(of: page) != nil,
      situation.consulted(by: replayer.inspect(window)).contains(page)
    {
      all.insert(.maskIsRead)
    }
    return all
  }
}
