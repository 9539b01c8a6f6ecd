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
  /// Which windows there are, because the app gave the recorder no scene to observe.
  case scene
  /// Which page any window shows.
  case page
  /// The interface orientation of any window: neither observed nor predicted.
  case interface
  /// What any page, or the app, allows.
  case masks
  /// The hardware; never missing alone, because a phone without a home button is assumed.
  case device
  /// Which display of a foldable phone shows the app; the outer one is assumed.
  case display
  /// Part of the run: events were lost, or cannot be read.
  case rest
  /// How the interface settled: the log ends this long after a transition; `nil` without times.
  case settling(microseconds: UInt64?)
  /// The end of a transition, without which an observation may be one from its middle.
  case end(of: Trigger)
  /// The event that adds a window, which other events use.
  case addition(of: WindowID)
  /// The window of a controller that presents or shows a page, or is asked for its mask.
  case attachment(of: ControllerID)
  /// The children of a container that is shown.
  case child(of: ControllerID)
  /// Which child a container shows.
  case selection(in: ControllerID)
}

extension MissingFact {
  /// Its stable name, in kebab-case.
  public var id: String {
    switch self {
    case .events: "no-event"
    case .version: "no-version"
    case .window: "no-window"
    case .scene: "no-scene"
    case .page: "no-page"
    case .interface: "no-interface"
    case .masks: "no-masks"
    case .device: "no-device"
    case .display: "no-display"
    case .rest: "not-whole"
    case .settling: "not-settled"
    case .end: "no-end"
    case .addition: "not-added"
    case .attachment: "not-in-window"
    case .child: "no-child"
    case .selection: "no-selection"
    }
  }

  /// The names of all facts.
  package static let ids = (ofWhole + ofPart).map(\.id)

  private static let ofWhole: [Self] = [
    .events, .version, .window, .scene, .page, .interface, .masks, .device,
  ]
  private static let ofPart: [Self] = [
    .display, .rest, .settling(microseconds: nil), .end(of: .push),
    .addition(of: WindowID(rawValue: 0)),
    .attachment(of: ControllerID(rawValue: 0)), .child(of: ControllerID(rawValue: 0)),
    .selection(in: ControllerID(rawValue: 0)),
  ]

  /// Whether it is missing for a part of the run only, so that the rest was judged.
  package var isOfPart: Bool { !Self.ofWhole.contains(self) }
}

extension [MissingFact] {
  /// What would supply them, without repetitions; a version alone does not help if no window is
  /// known, and a scene supplies everything.
  package var advice: [String] {
    guard !contains(.scene) else { return [MissingFact.scene.advice] }
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
