import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// The disputed rules because of which a window rotates differently with the changes.
package struct DisputedRules {
  /// A rule, and the events at which it made a difference.
  package struct Use: Hashable, Sendable {
    package let rule: RuleID
    /// The first of the events.
    package let sequence: UInt64
    package internal(set) var count = 1
  }

  /// What decided the orientation of a window from an event on; `nil` for an undisputed rule.
  private struct Decision {
    let sequence: UInt64
    let rule: RuleID?
  }

  /// The rules, in the order in which they first made a difference.
  package private(set) var uses: [Use] = []

  // In the order of the events; of consecutive undisputed rules only the first.
  private var decisions: [WindowID: [Decision]] = [:]

  /// The disputed rule on which the orientation of a window with the changes depends.
  ///
  /// - Returns: The rule; `nil` if other rules lead to the orientation, or it is that of the run.
  package func rule(at sequence: UInt64, in window: WindowID) -> RuleID? {
    guard let decisions = decisions[window] else { return nil }
    let next = decisions.partitioningIndex { $0.sequence > sequence }
    return next == 0 ? nil : decisions[next - 1].rule
  }

  /// Records a moment, with the corresponding one of the original run.
  mutating func follow(_ after: Moment, beside before: Moment? = nil) {
    let sequence = after.event.sequence
    for ruling in after.rulings {
      let rule = ruling.newlyDisputedRule(beside: before)
      if let rule { add(rule, at: sequence) }
      guard ruling.isTurn || rule != nil else { continue }
      decide(ruling.window, by: rule, at: sequence)
    }
    if let seen = after.sighting { decide(seen.window, by: nil, at: sequence) }
  }

  private mutating func decide(_ window: WindowID, by rule: RuleID?, at sequence: UInt64) {
    guard rule != nil || self.rule(at: sequence, in: window) != nil else { return }
    decisions[window, default: []].append(Decision(sequence: sequence, rule: rule))
  }

  private mutating func add(_ rule: RuleID, at sequence: UInt64) {
    if let index = uses.firstIndex(where: { $0.rule == rule }) {
      uses[index].count += 1
    } else {
      uses.append(Use(rule: rule, sequence: sequence))
    }
  }
}

extension Ruling {
  /// The disputed rule that decided, if the outcome differs from that in the original run.
  func newlyDisputedRule(beside before: Moment?) -> RuleID? {
    guard exception == nil, let rule = disputedRule else { return nil }
    return before?.rulings.contains(where: isLike) == true ? nil : rule
  }

  /// Whether a window has the same orientations before and after.
  func isLike(_ other: Ruling) -> Bool {
    window == other.window && from == other.from && to == other.to
  }
}

/// A run with changes in which no disputed rule rotates anything because of them: the interface is
/// observed unchanged at each such rotation.
///
/// What is fixed in it as well does not depend on those rules, for instance because of the app's
/// own requests.
struct DoubtingRun {
  private var analysis: Analysis
  // If such a rule only kept the interface, the alternative is unknown.
  private var isComplete = true

  init(after analysis: Analysis, _ moment: Moment, beside before: Moment?) {
    self.analysis = analysis
    undo(moment, beside: before)
  }

  /// Applies an event of the run with the changes, with its outcome in the original run.
  mutating func apply(_ event: Event, beside before: Moment?) {
    undo(analysis.apply(event), beside: before)
  }

  mutating func pass(_ item: TraceItem) { analysis.passDiverged(item) }

  mutating func finish() { analysis.finish() }

  /// The findings of the original run that are fixed in it; none if the app terminates.
  func fixed(of before: [Finding]) -> Set<Finding> {
    guard isComplete else { return [] }
    let comparison = FindingComparison(before: before, after: analysis.findings)
    return comparison.new.contains { $0.severity == .error } ? [] : Set(comparison.fixed)
  }

  private mutating func undo(_ moment: Moment, beside before: Moment?) {
    for ruling in moment.rulings where ruling.newlyDisputedRule(beside: before) != nil {
      guard ruling.isTurn, let from = ruling.from.only else { isComplete = false; continue }
      analysis.apply(moment.event.seeing(from, in: ruling.window))
    }
  }
}
