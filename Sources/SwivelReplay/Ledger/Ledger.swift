package import SwivelModel

/// How the interface orientation of each window is known.
///
/// It compares observations with what the rules lead to. What says how a window is known asks it.
package struct Ledger: Hashable, Sendable {
  var windows: ContiguousArray<WindowLedger> = []
  /// The window that UIKit evaluated last.
  var latest: WindowID?
  /// The rotation that the last event shows: its observation, or the device's notification of it.
  package internal(set) var shownTurn: SeenTurn?

  /// The last event at which UIKit rotated a window or kept it although another orientation was
  /// wanted, and the one before.
  var lastDecision: UInt64?
  var earlierDecision: UInt64?

  init() {}

  /// The last look at a window; `nil` if UIKit has not evaluated it.
  package func look(at window: WindowID) -> Look? {
    let index = Int(window.rawValue)
    return index < windows.count ? windows[index].look : nil
  }

  /// The last look at a window that was not observed since.
  func unseenLook(at window: WindowID) -> Look? {
    let index = Int(window.rawValue)
    guard index < windows.count, !windows[index].isCurrent else { return nil }
    return windows[index].look
  }

  /// Whether an event made UIKit evaluate a window; a request that it ignores does not.
  package func looks(at window: WindowID, in event: Event) -> Bool {
    look(at: window)?.sequence == event.sequence
  }

  /// Whether later observations no longer show what a window was in before an event.
  package func isNewLook(at window: WindowID, in event: Event) -> Bool {
    looks(at: window, in: event)
      || event.record.is(.windowRemoved) && event.record.read() == window
  }

  /// Whether the last observation before UIKit last evaluated a window shows its orientation then.
  package func wasSeen(in window: WindowID) -> Bool {
    let index = Int(window.rawValue)
    return index < windows.count && windows[index].wasSeen
  }

  /// Whether the recording has shown that it reports changes of a window.
  package func reportsChanges(in window: WindowID) -> Bool {
    let index = Int(window.rawValue)
    return index < windows.count && windows[index].reportsChanges
  }

  /// Whether changes are reported from here on is unknown.
  mutating func expectNoReports() {
    for index in windows.indices { windows[index].reportsChanges = false }
  }

  /// Whether the last look is at a request of the app.
  package var isAfterRequest: Bool { latest.flatMap { look(at: $0)?.isRequest } ?? false }

  /// The rotation of a window that was observed just before its last look, if that is the device's
  /// notification of it.
  package func turnReported(in window: WindowID) -> SeenTurn? {
    let index = Int(window.rawValue)
    guard index < windows.count, windows[index].isShownByNotification else { return nil }
    return windows[index].turn
  }

  /// The last rotation of a window that was observed.
  package func turn(of window: WindowID) -> SeenTurn? {
    let index = Int(window.rawValue)
    return index < windows.count ? windows[index].turn : nil
  }

  /// Whether a recording that reports changes ends before the outcome of a window's last transition
  /// was observed; the look is that transition.
  package func unsettled(at now: Instant) -> Look? {
    windows.lazy.compactMap { $0.unsettled(at: now) }.first
  }
}

extension Ledger {
  /// The last event before one at which UIKit decided something.
  package func decision(before event: Event) -> UInt64? {
    lastDecision == event.sequence ? earlierDecision : lastDecision
  }
}

extension Replayer {
  /// From here on, it is not known of an orientation that is not reported that it does not change.
  package mutating func expectNoReports() { situation.interface.ledger.expectNoReports() }

  /// The event at which UIKit decided what a window shows after the last event: that one if it
  /// evaluated the window then, else the last one before at which it decided something.
  package func decided(in window: WindowID, at event: Event) -> UInt64? {
    if rulings.contains(where: { $0.window == window }) { return event.sequence }
    return situation.interface.ledger.decision(before: event)
  }
}
