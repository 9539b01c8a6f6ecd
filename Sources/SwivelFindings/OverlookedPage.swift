import SwivelModel
import SwivelReplay

/// A page that appeared in an orientation that its container allows and the page does not.
///
/// A request of the app or a rotation of the device may still correct it: the container is reported
/// if neither has happened before another page appears or the log ends.
struct OverlookedPage: Sendable {
  private struct Arrival {
    let event: Event
    let window: WindowID
    let page: ControllerID
    let mask: InterfaceOrientationMask
    let decider: ControllerID?
    let decided: UInt64?
  }

  private var arrival: Arrival?

  var isFollowing: Bool { arrival != nil }

  /// Applies a moment; reports the previous page if the interface still has an orientation that
  /// the page does not allow.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ passages: Passages
  ) -> Detector.Report? {
    let situation = replayer.situation
    if let arrival, !situation.interface[arrival.window].isDisjoint(with: arrival.mask) {
      self.arrival = nil
    }
    guard moment.kind.bringsPages else { return nil }
    let report = arrival.map { Self.report(on: $0, evidence: [$0.event.sequence]) }
    arrival = passages.arrival(endedBy: moment.event)?.page
      .flatMap { Self.arrival(of: $0, moment, replayer) }
    return report
  }

  /// The report that is due at the end of a log, with the event at which the page appeared.
  func judge(_ replayer: Replayer) -> (event: Event, report: Detector.Report)? {
    guard let arrival,
      replayer.situation.interface[arrival.window].isDisjoint(with: arrival.mask)
    else { return nil }
    return (arrival.event, Self.report(on: arrival))
  }

  private static func arrival(
    of page: ControllerID, _ moment: Moment, _ replayer: Replayer
  ) -> Arrival? {
    let situation = replayer.situation
    let shown = situation.shownPage(in: page)
    guard let mask = situation.statedMask(of: shown),
      let window = situation.facts.window(of: page),
      situation.interface[window].isDisjoint(with: mask),
      situation.visiblePage(of: window) == shown
    else { return nil }
    let gates = replayer.inspect(window)
    let possible = mask.intersection(gates.appMask).intersection(gates.deviceMask)
    guard gates.masksCount, gates.exception == nil, !possible.isEmpty,
      !gates.allowed.isDisjoint(with: situation.interface[window]),
      Detector.isOverlooked(shown, gates, situation)
    else { return nil }
    return Arrival(
      event: moment.event, window: window, page: shown, mask: mask, decider: gates.asked,
      decided: replayer.decided(in: window, at: moment.event))
  }

  private static func report(on arrival: Arrival, evidence: [UInt64] = []) -> Detector.Report {
    Detector.Report(
      window: arrival.window, page: arrival.page, allowed: arrival.mask, decider: arrival.decider,
      evidence: evidence,
      rules: [arrival.decider == nil ? .rootlessWindow : .controllerMask],
      decided: arrival.decided)
  }
}

extension Event.Kind {
  /// Whether pages appear or disappear with it.
  fileprivate var bringsPages: Bool {
    switch self {
    case .navigation, .presentation, .hierarchy, .window: true
    default: false
    }
  }
}
