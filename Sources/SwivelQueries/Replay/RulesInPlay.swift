package import SwivelModel
package import SwivelReplay

/// The rules that acted when UIKit last evaluated each window: those that an observation confirms
/// or contradicts.
package struct RulesInPlay {
  /// An evaluation of a window.
  package struct Look {
    /// The number of the event.
    package let event: UInt64
    /// The rules that acted, in order.
    package let rules: [RuleID]
  }

  private var last: [WindowID: Look] = [:]

  /// Makes a value for an empty replay.
  package init() {}

  /// Records the rulings of a moment, and the reasons for each.
  package mutating func note(_ moment: Moment, _ reasons: [[Reason]]) {
    for (ruling, reasons) in zip(moment.rulings, reasons) {
      last[ruling.window] = Look(event: moment.event.sequence, rules: reasons.map(\.rule))
    }
  }

  /// The last look at a window; `nil` if there was none.
  package func lastLook(at window: WindowID) -> Look? { last[window] }
}
