import SwivelModel
import SwivelReplay
package import SwivelRules

/// The rules on which it rests that a window turns otherwise with the changes, as far as others saw
/// UIKit do something else.
package struct DisputedRules {
  /// A rule, and the events at which it made a difference.
  package struct Use: Hashable, Sendable {
    package let rule: RuleID
    /// The first of the events.
    package let sequence: UInt64
    /// How many there are.
    package internal(set) var count = 1
  }

  /// The rules, in the order in which they first made a difference.
  package private(set) var uses: [Use] = []

  private static let rules = RuleID.allCases.map(\.rule).filter { $0.confidence == .disputed }

  /// Takes note of an event that comes to something else with the changes.
  mutating func note(_ step: ComparedRun.Step) {
    guard let after = step.after else { return }
    let before = step.before?.rulings
    for ruling in after.rulings where before?.contains(where: ruling.isLike) != true {
      guard let rule = Self.rule(of: ruling, on: step.changed.situation.facts.session.system)
      else { continue }
      add(rule, at: step.event.sequence)
    }
  }

  private mutating func add(_ rule: RuleID, at sequence: UInt64) {
    if let index = uses.firstIndex(where: { $0.rule == rule }) {
      uses[index].count += 1
    } else {
      uses.append(Use(rule: rule, sequence: sequence))
    }
  }

  /// The disputed rule that turns a window, or leaves open whether it turns.
  ///
  /// At the triggers of these rules nothing else does.
  private static func rule(of ruling: Ruling, on system: SystemVersion) -> RuleID? {
    guard ruling.isTurn, ruling.exception == nil else { return nil }
    return rules.first { rule in
      rule.versions.contains(system) && rule.triggers?.contains(ruling.trigger) ?? false
    }?.id
  }
}

extension Ruling {
  /// Whether a window comes from and to the same.
  fileprivate func isLike(_ other: Ruling) -> Bool {
    window == other.window && from == other.from && to == other.to
  }
}
