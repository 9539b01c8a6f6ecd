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
  /// How the interface settled: the log ends this long after a transition.
  case settling(microseconds: UInt64)
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
    }
  }
}
