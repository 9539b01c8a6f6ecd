import SwivelFindings
import SwivelModel
import SwivelReplay

/// A run with changes in which no disputed rule rotates anything because of them: the interface is
/// observed unchanged at each such rotation.
///
/// What is fixed in it as well does not depend on those rules, for instance because of the app's
/// own requests.
struct DoubtingRun {
  private var analysis: Analysis
  // If such a rule only kept the interface, the alternative is unknown.
  private var isComplete = true

  /// Starts with a run after the event of a moment.
  init(after analysis: Analysis, _ moment: Moment, beside before: Moment?) {
    self.analysis = analysis
    undo(moment, beside: before)
  }

  /// Applies an event of the run with the changes, with its outcome in the original run.
  mutating func apply(_ event: Event, beside before: Moment?) {
    undo(analysis.apply(event), beside: before)
  }

  /// Applies an entry that is not an event.
  mutating func pass(_ item: TraceItem) { analysis.passDiverged(item) }

  /// Ends the run.
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
      let sighting = Event(
        sequence: moment.event.sequence, instant: moment.event.instant,
        .observation(.interfaceOrientation(window: ruling.window, orientation: from)))
      analysis.apply(sighting)
    }
  }
}
