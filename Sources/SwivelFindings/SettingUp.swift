import SwivelModel
import SwivelReplay

/// A root that was put into a window before anything was seen of its interface.
///
/// What it allows is often told after it, so that nothing can be said of it then. Anything but a
/// statement shows that the app went on, and that UIKit had no objection. Where there is nothing,
/// the last statement is as near to the end of the app as a log can come.
struct SettingUp: Sendable {
  private var root: (window: WindowID, last: Event)?

  /// Whether nothing shows yet that the app went on.
  var isOpen: Bool { root != nil }

  /// Takes in a moment.
  mutating func follow(_ moment: Moment, _ situation: Situation) {
    if case .window(.root(let window, .some)) = moment.kind {
      root = situation.interface[window] == .all ? (window, moment.event) : nil
    } else if moment.kind.isStatement {
      root?.last = moment.event
    } else {
      root = nil
    }
  }

  /// What UIKit throws where a log ends here, with the last event; `nil` unless the app and the
  /// root both told what they allow.
  func judge(_ replayer: Replayer) -> (event: Event, report: Detector.Report)? {
    guard let (window, last) = root, replayer.situation.shows(window) else { return nil }
    let ruling = replayer.inspect(window, at: .launch)
    guard ruling.exception == .noCommonOrientation, ruling.isAppMaskTold,
      let page = ruling.respondent, replayer.situation.facts.controllers[page].tellsMask
    else { return nil }
    return (
      last,
      Detector.Report(
        window: window, page: page, allowed: ruling.controllerMask, rules: [.emptyIntersection])
    )
  }
}

extension Event.Kind {
  /// Whether an event only says how something is: no event of the app's life.
  fileprivate var isStatement: Bool {
    switch self {
    case .session(.phase), .window(.systemAlertShown): false
    case .session, .app, .controller, .hierarchy, .window, .answer, .device(.read), .remark: true
    case .device, .navigation, .presentation, .request, .observation, .outcome, .unrecognized: false
    }
  }
}

extension Situation {
  fileprivate func shows(_ window: WindowID) -> Bool {
    facts.windows[window].exists && !facts.windows[window].isHidden
  }
}

extension Ruling {
  fileprivate var isAppMaskTold: Bool {
    switch appMaskSource {
    case .plist, .delegate, .sceneDelegate: true
    case .none, .idiom, .exempt: false
    }
  }
}

extension ControllerState {
  fileprivate var tellsMask: Bool {
    answeredMask != nil || supported != nil || delegateMask != nil || customMask != nil
  }
}
