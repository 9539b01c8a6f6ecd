import SwivelModel
import SwivelReplay

/// A mask that has just excluded the current orientation.
///
/// A mask that is set right before pages change is meant for the next page, not for the visible
/// one.
struct NarrowedMask: Sendable {
  // The change, until UIKit evaluates the window or the interface is observed.
  private var change: (event: Event, window: WindowID)?

  var isFollowing: Bool { change != nil }

  /// Applies a moment; returns a report when the mask changes, unless the visible page is being
  /// left, and one that retracts it if pages change next, or a request follows that UIKit ignores.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ new: RunHistory.MaskChange?, isLeaving: Bool
  ) -> Detector.Report? {
    if let new {
      change = nil
      guard new.leavesOutside, !isLeaving else { return nil }
      change = (moment.event, new.window)
      var report = replayer.situation.report(
        in: new.window, allowed: new.after, rules: [replayer.situation.rereadingRule])
      report.decided = moment.event.sequence
      return report
    }
    guard let (event, window) = change else { return nil }
    if moment.sighting?.window == window { change = nil }
    guard let ruling = moment.rulings.first(in: window) else { return nil }
    change = nil
    let isAtOnce = moment.event.instant.isWithin(Look.settlingMicroseconds, of: event.instant)
    // A request that UIKit ignores is what the mask was set for, and is reported itself.
    guard ruling.trigger.traits.contains(.newPage) || ruling.isIgnored, isAtOnce ?? true else {
      return nil
    }
    return .retracting(.because(event.sequence), in: window)
  }
}
