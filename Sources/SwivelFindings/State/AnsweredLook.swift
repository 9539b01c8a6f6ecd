import SwivelModel
import SwivelReplay

/// A problem that was reported when UIKit evaluated a window, while it may still ask for masks.
///
/// UIKit asks because of an event, so that the answers are recorded after it.
struct AnsweredLook: Sendable {
  // UIKit asks at once; this leaves time for slow getters.
  private static let askingMicroseconds: UInt64 = 50_000

  // The first event of the same moment for which it was reported, and the last ruling.
  private var pending: (first: Event, ruling: Ruling)?

  var isOpen: Bool { pending != nil }

  /// Records that a problem is reported.
  mutating func open(at event: Event, _ ruling: Ruling) {
    let first = pending.flatMap { isAsking(since: $0.first, at: event) ? $0.first : nil }
    pending = (first ?? event, ruling)
  }

  /// A retraction if there is no problem by the answers that UIKit got since.
  mutating func retraction(
    _ run: Case, ifSolved isSolved: (Ruling) -> Bool
  ) -> Detector.Report? {
    guard let (first, ruling) = pending else { return nil }
    // What UIKit itself reports is no prediction.
    guard run.event.record.family != .outcome, isAsking(since: first, at: run.event) else {
      pending = nil
      return nil
    }
    guard run.event.record.family == .answer, isSolved(run.replayer.reconsider(ruling)) else {
      return nil
    }
    pending = nil
    return .retracting(because: first.sequence, in: ruling.window)
  }

  private func isAsking(since event: Event, at now: Event) -> Bool {
    now.instant.isWithin(Self.askingMicroseconds, of: event.instant) ?? false
  }
}
