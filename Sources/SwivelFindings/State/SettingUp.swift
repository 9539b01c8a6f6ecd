import SwivelModel
import SwivelReplay

/// A root that was assigned to a window before its interface was observed.
///
/// Its mask is often recorded later, so that it cannot be judged at once. Any event except a
/// declaration shows that the app continued, and that UIKit raised no exception. Without one, the
/// last declaration is the closest that a log can come to the end of the app.
struct SettingUp: Sendable {
  private var root: (window: WindowID, last: Event)?

  /// Whether nothing shows yet that the app continued.
  var isOpen: Bool { root != nil }

  mutating func follow(_ run: Case) {
    if case .window(.rootChanged(let window, .some)) = run.kind {
      root = run.situation.interface[window] == .all ? (window, run.event) : nil
    } else if run.kind.isStatement {
      root?.last = run.event
    } else {
      root = nil
    }
  }

  /// The exception by UIKit if a log ends here, with the last event; `nil` unless both the app and
  /// the root have declared a mask.
  func judge(_ run: Case) -> (event: Event, report: Detector.Report)? {
    guard let (window, last) = root, run.facts.windows[window].exists,
      !run.facts.windows[window].isHidden
    else { return nil }
    let ruling = run.replayer.inspect(window, at: .launch)
    guard ruling.exception == .noCommonOrientation, ruling.appMaskSource.isStated,
      let page = ruling.respondent, run.facts.controllers[page].statesOwnMask
    else { return nil }
    var report = ruling.report(on: page, allowed: ruling.controllerMask, rule: .emptyIntersection)
    report.decided = run.replayer.decided(in: window, at: last)
    return (last, report)
  }
}

extension Event.Kind {
  /// Whether an event only declares state.
  fileprivate var isStatement: Bool {
    switch self {
    case .session(.phase), .window(.systemAlertShown): false
    case .session, .app, .controller, .hierarchy, .window, .answer, .device(.deviceOrientationRead),
      .remark:
      true
    default: false
    }
  }
}

extension ControllerState {
  fileprivate var statesOwnMask: Bool {
    answeredMask != nil || supported != nil || delegateMask != nil || customMask != nil
  }
}
