import SwivelModel
import SwivelQueries
import SwivelReplay

extension Event.Kind {
  /// The group in which a page lists the event.
  var group: String {
    switch self {
    case .session(.phase): "phase"
    case .session, .app, .controller, .answer: "set-up"
    case .hierarchy: "page"
    case .navigation, .presentation: "page"
    case .window: "window"
    case .device: "device"
    case .request, .outcome: "request"
    case .observation: "seen"
    case .remark: "marker"
    case .unrecognized: "other"
    }
  }
}

extension Moment {
  /// What came of the event for the interface, in a word or two; empty if nothing did.
  var mark: String {
    if let sighting { return sighting.agrees ? "observed" : "observed, not as predicted" }
    if rulings.contains(where: { $0.exception != nil }) { return "exception" }
    if rulings.contains(where: \.isTurn) { return "rotated" }
    if rulings.contains(where: { $0.isRequestDenied }) { return "refused" }
    return rulings.contains { $0.heldBy != nil } ? "stayed" : ""
  }
}

extension DeviceState {
  /// How the device is held; empty if no event says so.
  var postureWord: String { orientation == .unknown ? "" : orientation.word }
}

extension InterfaceOrientationMask {
  /// The mask as a log stores it: portrait 1, upside down 2, landscape right 4, landscape left 8.
  var bits: UInt8 { rawValue >> 1 }

  /// Makes the mask of what a log stores.
  package init(bits: UInt8) { self.init(rawValue: bits << 1) }
}

extension RunLabel {
  /// What is printed.
  func words(_ names: NameTable) -> String {
    switch self {
    case .window(_, isMain: true): "main window"
    case .window(let id, isMain: false): "window \(id.rawValue)"
    case .named(let name): names[name].map(Names.printable) ?? "name \(name.rawValue)"
    case .numbered(let id): "controller \(id.rawValue)"
    }
  }
}
