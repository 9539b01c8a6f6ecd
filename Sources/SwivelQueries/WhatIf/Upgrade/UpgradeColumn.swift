import SwivelFindings
import SwivelModel
import SwivelReplay

/// A run on another version of iOS beside the same run on its own, both by the rules alone.
///
/// Observations belong to the version that runs: they are left out of both, so that only a rule
/// makes a difference.
struct UpgradeColumn {
  /// Where UIKit evaluates a window.
  struct Place: Hashable, Comparable {
    let sequence: UInt64
    let window: WindowID

    static func < (left: Self, right: Self) -> Bool {
      (left.sequence, left.window.rawValue) < (right.sequence, right.window.rawValue)
    }
  }

  /// What UIKit does there, on both versions.
  struct Change {
    let page: ControllerID?
    /// Its type; a handle may be reused later.
    let name: NameID?
    let trigger: Trigger
    let before: UpgradeOutcome
    let after: UpgradeOutcome
  }

  private(set) var changes: [Place: Change] = [:]
  /// How often UIKit evaluated a window.
  private(set) var lookCount = 0
  private let changed: Counterfactual
  private var original = Replayer()

  init(_ plan: ChangePlan) {
    changed = Counterfactual(plan)
  }

  /// The run on the other version so far.
  var replayer: Replayer { changed.replayer }

  mutating func apply(_ item: TraceItem) {
    guard case .event(let event) = item else {
      if case .checkpoint = item { _ = original.apply(item) }
      return changed.apply(item) { _ in }
    }
    changed.apply(item) { outcome in
      guard outcome.fate != .leftOut else { return }
      let before = outcome.fate.isOfRun ? original.apply(event) : nil
      if let after = outcome.moment { compare(before, after, changed.replayer.situation) }
    }
  }

  private mutating func compare(_ before: Moment?, _ after: Moment, _ situation: Situation) {
    let old = before.map { Array($0.rulings) } ?? []
    for window in Set((old + after.rulings).map(\.window)) {
      lookCount += 1
      let (last, next) = (
        old.last { $0.window == window }, after.rulings.last { $0.window == window }
      )
      guard let ruling = next ?? last else { continue }
      let was =
        last.map(UpgradeOutcome.init) ?? UpgradeOutcome(original.situation.interface[window])
      let becomes = next.map(UpgradeOutcome.init) ?? UpgradeOutcome(situation.interface[window])
      guard was.effect != becomes.effect else { continue }
      let page = situation.visiblePage(of: window)
      let rule = next == nil ? nil : newRule(in: window, at: after.event)
      changes[Place(sequence: after.event.sequence, window: window)] = Change(
        page: page, name: page.flatMap { situation.facts.controllers[$0].name },
        trigger: ruling.trigger, before: was, after: becomes.decided(by: rule))
    }
  }

  /// The last rule that acts on the other version only: it makes the difference.
  private func newRule(in window: WindowID, at event: Event) -> RuleID? {
    guard let old = original.rules(at: window, in: event),
      let new = changed.replayer.rules(at: window, in: event)
    else { return nil }
    return new.last { !old.contains($0) }
  }
}
