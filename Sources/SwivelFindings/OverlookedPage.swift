import SwivelModel
import SwivelReplay

/// A page that appeared in an orientation that its container allows and the page does not.
///
/// A request of the app or a rotation of the device may still correct it: the container is reported
/// if neither has happened before another page appears or the log ends.
struct OverlookedPage: Sendable {
  // What will be reported, and the event at which the page appeared.
  private var due: (event: Event, report: Detector.Report)?

  var isFollowing: Bool { due != nil }

  /// Applies a moment; reports the previous page if the interface still has an orientation that
  /// the page does not allow.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ passages: Passages
  ) -> Detector.Report? {
    due = judge(replayer)
    guard Detector.Interest.pages.includes(moment.event) else { return nil }
    var late = due?.report
    late?.evidence = [due?.event.sequence]
    due = passages.arrival(endedBy: moment.event)?.page
      .flatMap { replayer.overlooked($0, at: moment.event) }.map { (moment.event, $0) }
    return late
  }

  /// The report that is due at the end of a log, with the event at which the page appeared.
  func judge(_ replayer: Replayer) -> (event: Event, report: Detector.Report)? {
    guard let due,
      replayer.situation.interface[due.report.window].isDisjoint(with: due.report.allowed)
    else { return nil }
    return due
  }
}

extension Replayer {
  fileprivate func overlooked(_ page: ControllerID, at event: Event) -> Detector.Report? {
    let shown = situation.shownPage(in: page)
    guard let mask = situation.statedMask(of: shown),
      let window = situation.facts.window(of: page),
      situation.interface[window].isDisjoint(with: mask),
      situation.visiblePage(of: window) == shown
    else { return nil }
    let gates = inspect(window)
    let possible = mask.intersection(gates.appMask).intersection(gates.deviceMask)
    guard gates.masksCount, gates.exception == nil, !possible.isEmpty,
      !gates.allowed.isDisjoint(with: situation.interface[window]),
      situation.isOverlooked(shown, by: gates)
    else { return nil }
    var report = gates.report(on: shown, allowed: mask, decider: gates.asked, rule: gates.maskRule)
    report.decided = decided(in: window, at: event)
    return report
  }
}
