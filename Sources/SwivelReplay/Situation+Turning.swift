import SwivelModel
import SwivelRules

extension Situation {
  /// Whether a ruling upon an occasion might leave anything else than it finds.
  ///
  /// If not, it only tells people something. What the rules ask first is asked here, before any of
  /// them: half of the turns of a device, and of an app's pops, are of no consequence.
  @inline(__always)
  func mayTurn(_ occasion: Occasion, in window: WindowID, by engine: Engine) -> Bool {
    switch occasion.trigger {
    // Only who lets another one answer turns the interface, and the root is asked if nobody else
    // is.
    case .pop, .interactivePop:
      guard facts.windows[window].topStaying == nil else { return true }
      guard let root = facts.windows[window].root else { return false }
      return facts.controllers[root].forwarding != .none
    // Sheets come and go without anybody being asked.
    case .presentation, .dismissal:
      guard engine.knowsSheets, let page = occasion.subject else { return true }
      return fillsWindow(page)
    default: return true
    }
  }
}
