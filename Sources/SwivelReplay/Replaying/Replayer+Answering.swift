package import SwivelModel

// UIKit asks because of an event, so that the answers are recorded after it. What a page declares
// for the first time is known only then.
extension Replayer {
  // UIKit asks at once; this leaves time for slow getters.
  private static let askingMicroseconds: UInt64 = 50_000
  // Where times are assumed, an event takes a millisecond; a few may come before the answers.
  private static let assumedMicroseconds: UInt64 = 5_000

  /// The occasion for which UIKit asked, with its window and the orientations before, if an answer
  /// changes the outcome.
  func lookAnswered(by event: Event) -> (Occasion, WindowID, from: InterfaceOrientationMask)? {
    guard let window = situation.interface.ledger.latest,
      let look = situation.interface.ledger.unseenLook(at: window),
      isAsking(since: look, at: event), let occasion = occasion(of: look, in: window)
    else { return nil }
    let ruling = rule(on: occasion, in: window, from: look.from)
    let isSame =
      ruling.to == look.to && ruling.heldBy == look.heldBy
      && ruling.exception == situation.interface.exception
    return isSame ? nil : (occasion, window, look.from)
  }

  /// Whether UIKit has just asked the page that a window came to show, so that what it declares is
  /// its answer.
  package func isAskingNewPage(of window: WindowID, at event: Event) -> Bool {
    guard let look = situation.lastLook(at: window) else { return false }
    return look.trigger.traits.contains(.newPage) && isAsking(since: look, at: event)
  }

  private func isAsking(since look: Look, at event: Event) -> Bool {
    event.instant.isWithin(Self.askingMicroseconds, of: look.instant)
      ?? (event.instant.microseconds(since: look.instant) <= Self.assumedMicroseconds)
  }

  private func occasion(of look: Look, in window: WindowID) -> Occasion? {
    switch look.trigger {
    case .deviceTurn: return Occasion(.deviceTurn, in: window, wanted: look.wanted.only)
    case .presentation:
      let page = situation.facts.windows[window].topPresented
      return Occasion(.presentation, in: window, subject: page)
    default: return nil
    }
  }
}
