import SwivelModel
import SwivelReplay

extension MissingFact: CustomStringConvertible {
  /// What is missing, and the consequence, in one clause.
  public var description: String {
    switch self {
    case .events: "the trace contains no events"
    case .version: "the iOS version is unknown, so no rule applies"
    case .window: "no window was recorded"
    case .scene: "no window was recorded: the app called observe(_:) without a scene"
    case .page: "no window has a root view controller, so the page on screen is unknown"
    case .interface: "the interface orientation was never recorded, and cannot be predicted"
    case .masks: "no mask of the app or of any page was recorded"
    case .device: "the device is unknown (a phone without a home button is assumed)"
    case .display:
      "it is unknown which display of the foldable phone shows the app (the outer one is assumed)"
    case .rest: "part of the run is missing"
    case .settling(let time?):
      "the trace ends \(time / 1000) ms after a transition, before the interface had time to settle"
    case .settling(nil):
      "the trace ends with a transition, after which the interface orientation was not recorded"
    case .end(let trigger):
      "a \(trigger.transitionWord) has no \(trigger.endWord), so what was observed may not be its result"
    case .addition(let window): "window \(window.rawValue) is used, but no windowAdded adds it"
    case .attachment(let controller):
      "controller \(controller.rawValue) is used, but is in no window"
    case .child(let container): "container \(container.rawValue) has no child"
    case .selection(let container):
      "container \(container.rawValue) has several children, and none was selected"
    }
  }
}

extension MissingFact {
  /// What would supply it.
  package var advice: String {
    switch self {
    case .events:
      "if swivel info shows that this copy is damaged, try another copy; otherwise, record the run again"
    case .window, .page, .interface, .masks:
      "record the app with Swivel's recorder, or add windowAdded, rootChanged and supported to a trace that was written by hand; crash reports and console output rarely contain windows or masks"
    case .scene:
      "pass observe(_:) a scene of UIApplication.shared.connectedScenes, or the scene of a view that is on screen; an app delegate's window is nil in an app with scenes"
    case .version:
      #"add {"kind":"systemVersion","version":"17.2"} as the first event, with the version that the app ran on; if the trace was imported, import it again with --ios"#
    case .device:
      #"add the device: {"kind":"device","model":["pad"]} for an iPad, ["homeButton"] for a phone with a home button"#
    case .display:
      #"add {"kind":"displayUsed","display":"inner"} where the phone is unfolded, and "outer" where it is folded"#
    case .rest: "record the run again; swivel info shows what is missing"
    case .settling(_?): "keep recording for at least a second after the last transition"
    case .settling(nil): "add the interfaceOrientation after the last transition"
    case .end(let trigger): "add \(trigger.endWord) where the transition ends"
    case .addition(let window):
      "add windowAdded for window \(window.rawValue) before the events that use it"
    case .attachment: "add childAdded for each child of a container, or rootChanged for a root"
    case .child: "add childAdded; for a navigation controller, add willShow for its first page"
    case .selection: "add childSelected where the container shows a child"
    }
  }
}

extension Trigger {
  fileprivate var transitionWord: String {
    switch self {
    case .push: "push"
    case .pop, .interactivePop: "pop"
    case .dismissal: "dismissal"
    default: "presentation"
    }
  }

  /// The kind of the event that ends the transition.
  fileprivate var endWord: String {
    switch self {
    case .push, .pop, .interactivePop: "didShow"
    case .dismissal: "dismissEnded"
    default: "presentEnded"
    }
  }
}
