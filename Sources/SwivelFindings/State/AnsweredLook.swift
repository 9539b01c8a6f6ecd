import SwivelModel
import SwivelReplay

/// A problem that was reported when UIKit evaluated a window, while it may still ask for masks.
///
/// UIKit asks because of an event, so that the answers are recorded after it.
struct AnsweredLook: Sendable {
  // UIKit asks at once; this leaves time for slow getters.
  private static let askingMicroseconds: UInt64 = 50_000

  // The first event of the same moment for which it was reported, and the last ruling.
  private var first: Event?
  private var last: Ruling?

  var isOpen: Bool { first != nil }

  /// Records that a problem is reported.
  mutating func open(at event: Event, _ ruling: Ruling) {
    last = ruling
    if let first, isAsking(since: first, at: event) { return }
    first = event
  }

  /// A retraction if there is no problem by the answers that UIKit got since.
  mutating func retraction(
    _ run: Case, ifSolved isSolved: (Ruling) -> Bool
  ) -> Detector.Report? {
    guard let first else { return nil }
    // What UIKit itself reports is no prediction.
    guard run.event.record.family != .outcome, isAsking(since: first, at: run.event) else {
      self.first = nil
      return nil
    }
    guard run.event.record.family == .answer, let last,
      isSolved(run.replayer.reconsider(last))
    else { return nil }
    self.first = nil
    return .retracting(because: first.sequence, in: last.window)
  }

  private func isAsking(since event: Event, at now: Event) -> Bool {
    now.instant.isWithin(Self.askingMicroseconds, of: event.instant) ?? false
  }
}
