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
  /// left, and one that retracts it if pages change next.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ new: RunHistory.MaskChange?, isLeaving: Bool
  ) -> Detector.Report? {
    if let new {
      change = nil
      guard new.leavesOutside, !isLeaving else { return nil }
      change = (moment.event, new.window)
      return replayer.situation.report(
        in: new.window, allowed: new.after, rules: [replayer.situation.rereadingRule])
    }
    guard let (event, window) = change else { return nil }
    if moment.sighting?.window == window { change = nil }
    guard let ruling = moment.rulings.first(in: window) else { return nil }
    change = nil
    let isAtOnce = moment.event.instant.isWithin(Look.settlingMicroseconds, of: event.instant)
    guard ruling.trigger.traits.contains(.newPage), isAtOnce ?? true else { return nil }
    var retraction = Detector.Report(window: window, page: nil, allowed: [], rules: [])
    retraction.takesBack = event.sequence
    return retraction
  }
}
