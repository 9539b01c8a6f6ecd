public import SwivelModel
public import SwivelReplay

/// A fact that a run does not state, and without which no finding is possible.
public enum MissingFact: Hashable, Sendable {
  /// There is no event at all.
  case events
  /// The version of iOS.
  case version
  /// Which windows there are.
  case window
  /// Which page any window shows.
  case page
  /// The interface orientation of any window: neither observed nor modeled.
  case interface
  /// What any page, or the app, allows.
  case masks
  /// The hardware; never missing alone, because a phone without a home button is assumed.
  case device
  /// Part of the run: events were lost, or cannot be read.
  case rest
  /// How the interface settled: the log ends this long after a transition; `nil` without times.
  case settling(microseconds: UInt64?)
  /// The end of a transition, without which an observation may be one from its middle.
  case end(of: Trigger)
  /// The window of a controller that presents or shows a page, or is asked for its mask.
  case attachment(of: ControllerID)
  /// The children of a container that is shown.
  case child(of: ControllerID)
  /// Which child a container shows.
  case selection(in: ControllerID)
}

extension MissingFact {
  /// Its stable name, in kebab-case.
  public var id: String { name.rawValue }

  /// The names of all facts.
  package static let ids = Name.allCases.map(\.rawValue)

  private enum Name: String, CaseIterable {
    case events = "no-event"
    case version = "no-version"
    case window = "no-window"
    case page = "no-page"
    case interface = "no-interface"
    case masks = "no-masks"
    case device = "no-device"
    case rest = "not-whole"
    case settling = "not-settled"
    case end = "no-end"
    case attachment = "not-in-window"
    case child = "no-child"
    case selection = "no-selection"
  }

  private var name: Name {
    switch self {
    case .events: .events
    case .version: .version
    case .window: .window
    case .page: .page
    case .interface: .interface
    case .masks: .masks
    case .device: .device
    case .rest: .rest
    case .settling: .settling
    case .end: .end
    case .attachment: .attachment
    case .child: .child
    case .selection: .selection
    }
  }
}

extension MissingFact: CustomStringConvertible {
  /// What is missing, and the consequence, in one clause.
  public var description: String {
    switch self {
    case .events: "the trace contains no events"
    case .version: "the iOS version is unknown, so no rule applies"
    case .window: "no window was recorded"
    case .page: "no window has a root view controller, so the page on screen is unknown"
    case .interface: "the interface orientation was never recorded, and cannot be predicted"
    case .masks: "no mask of the app or of any page was recorded"
    case .device: "the device is unknown (a phone without a home button is assumed)"
    case .rest: "part of the run is missing"
    case .settling(let time?):
      "the trace ends \(time / 1000) ms after a transition, before the interface had time to settle"
    case .settling(nil):
      "the trace ends with a transition, after which the interface orientation was not recorded"
    case .end(let trigger):
      "a \(trigger.transitionWord) has no \(trigger.endWord), so what was observed may not be its result"
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
      "record the app with Swivel's recorder, or add windowAdded, rootChanged and supported to a trace that was written by hand; crash reports and console output contain no windows or masks"
    case .version, .device:
      "add the iOS version: import the file again with --ios 17.2, or add it as the first event"
    case .rest: "record the run again; swivel info shows what is missing"
    case .settling(_?): "keep recording for at least a second after the last transition"
    case .settling(nil): "add the interfaceOrientation after the last transition"
    case .end(let trigger): "add \(trigger.endWord) where the transition ends"
    case .attachment: "add childAdded for each child of a container, or rootChanged for a root"
    case .child: "add childAdded, or willShow for the first page of a navigation controller"
    case .selection: "add childSelected where the container shows a child"
    }
  }
}

extension MissingFact {
  /// Whether it is missing for a part of the run only, so that the rest was judged.
  package var isOfPart: Bool {
    switch self {
    case .rest, .settling, .end, .attachment, .child, .selection: true
    case .events, .version, .window, .page, .interface, .masks, .device: false
    }
  }
}

extension [MissingFact] {
  /// What would supply them, without repetitions; a version alone does not help if no window is
  /// known.
  package var advice: [String] {
    let record = MissingFact.window.advice
    let all = map(\.advice)
    guard all.contains(record) else { return all.withoutRepeats }
    return [record] + all.withoutRepeats.filter { $0 != record && $0 != MissingFact.version.advice }
  }

  /// The full sentence.
  package var sentence: String {
    let extent = allSatisfy(\.isOfPart) ? "could be checked only in part" : "is inconclusive"
    return "the trace \(extent): " + map(\.description).joined(separator: "; ")
  }
}

extension [String] {
  fileprivate var withoutRepeats: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
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
