import SwivelModel
import SwivelReplay

/// A mask that UIKit did not read and that the interface is outside of, until it is clear for which
/// page it was.
struct UnreadMask: Sendable {
  private var reported: (event: Event, window: WindowID)?

  /// Records that the page in a window was reported.
  mutating func open(at event: Event, in window: WindowID) { reported = (event, window) }

  /// A retraction if the mask was set for the page that appears next, or is set back as a page
  /// leaves for which it had been set.
  mutating func retraction(_ run: Case) -> Detector.Report? {
    guard let (event, window) = reported else { return nil }
    let isAtOnce = run.now.isWithin(Look.settlingMicroseconds, of: event.instant) ?? true
    let ruling = run.rulings.first(in: window)
    guard isAtOnce, run.event.record.family == .app || ruling != nil else {
      if !isAtOnce { reported = nil }
      return nil
    }
    reported = nil
    let isForNext = event.record.family == .app && ruling.map(\.showsNextPage) ?? false
    let isSetBack = ruling == nil && run.history.passages.isLeaving
    return isForNext || isSetBack ? .retracting(because: event.sequence, in: window) : nil
  }
}

extension Ruling {
  fileprivate var showsNextPage: Bool { [.presentation, .push].contains(trigger) }
}
