package import SwivelModel
package import SwivelReplay

/// The rules that acted when UIKit last looked at each window: those that an observation speaks for
/// or against.
package struct RulesInPlay {
  private var last: [WindowID: Look] = [:]

  private struct Look {
    let event: UInt64
    let rules: [RuleID]
  }

  /// Begins without any.
  package init() {}

  /// Takes note of the rulings of a moment, and of the reasons for each.
  package mutating func note(_ moment: Moment, _ reasons: [[Reason]]) {
    for (ruling, reasons) in zip(moment.rulings, reasons) {
      last[ruling.window] = Look(event: moment.event.sequence, rules: reasons.map(\.rule))
    }
  }

  /// The ids of the rules for a window; empty if none has acted.
  package func rules(of window: WindowID) -> [String] {
    last[window]?.rules.map(\.description) ?? []
  }

  /// A line for people below an observation.
  package func line(for window: WindowID) -> String {
    guard let look = last[window] else {
      return "           no rule has acted on the window before"
    }
    let rules = look.rules.map(\.description).joined(separator: ", ")
    return "           in play at event \(look.event): \(rules)"
  }
}
