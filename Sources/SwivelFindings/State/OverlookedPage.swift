import SwivelModel
import SwivelReplay

/// A page that appeared in an orientation that its container allows and the page does not.
///
/// A request of the app or a rotation of the device may still correct it: the container is reported
/// if neither has happened before another page appears or the log ends.
struct OverlookedPage: Sendable {
  // What will be reported, and the event at which the page appeared.
  private var last: (event: Event, report: Detector.Report)?

  var isFollowing: Bool { last != nil }

  /// Applies a moment; reports the previous page if the interface still has an orientation that
  /// the page does not allow.
  mutating func judge(_ run: Case) -> Detector.Report? {
    let changesPages = run.event.record.changesPages
    guard last != nil || changesPages else { return nil }
    let due = due(run)
    if due == nil { last = nil }
    guard changesPages else { return nil }
    last = run.overlooked.map { (run.event, $0) }
    return due.map { $0.report.because(of: $0.event) }
  }

  /// The report that is due at the end of a log, with the event at which the page appeared.
  func due(_ run: Case) -> (event: Event, report: Detector.Report)? {
    guard let last,
      run.situation.interface[last.report.window].isDisjoint(with: last.report.allowed)
    else { return nil }
    return last
  }
}

extension Case {
  /// A report on the page that has just appeared.
  fileprivate var overlooked: Detector.Report? {
    guard let page = history.passages.page(shownBy: event) else { return nil }
    let shown = situation.shownPage(in: page)
    guard let mask = situation.statedMask(of: shown), let window = facts.window(of: page),
      situation.interface[window].isDisjoint(with: mask), self.page(in: window) == shown
    else { return nil }
    let gates = gates(of: window)
    if history.forwarding.contains(gates.asked) { return nil }
    let possible = mask.intersection(gates.appMask).intersection(gates.deviceMask)
    guard gates.masksCount, gates.exception == nil, !possible.isEmpty,
      !gates.allowed.isDisjoint(with: situation.interface[window]),
      situation.isOverlooked(shown, by: gates)
    else { return nil }
    var report = gates.report(on: shown, allowed: mask, decider: gates.asked, rule: gates.maskRule)
    report.decided = replayer.decided(in: window, at: event)
    return report
  }
}

extension Record {
  /// Whether pages appear or disappear.
  fileprivate var changesPages: Bool {
    switch family {
    case .navigation, .presentation, .hierarchy, .window: true
    default: false
    }
  }
}
