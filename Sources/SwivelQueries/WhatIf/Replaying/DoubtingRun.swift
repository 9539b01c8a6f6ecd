import SwivelFindings
import SwivelModel
import SwivelReplay

/// A run with changes as it would be if no disputed rule turned anything because of them: the
/// interface is seen where it was before each such turn.
///
/// What is fixed in it, too, does not rest on those rules; the app's own requests may see to that.
struct DoubtingRun {
  private var analysis: Analysis
  // Where such a rule only kept the interface, no source says what it would be else.
  private var isComplete = true

  /// Begins with a run after the event of a moment.
  init(after analysis: Analysis, _ moment: Moment, beside before: Moment?) {
    self.analysis = analysis
    undo(moment, beside: before)
  }

  /// Applies an event of the run with the changes, beside what came of it in the run as it was.
  mutating func apply(_ event: Event, beside before: Moment?) {
    undo(analysis.apply(event), beside: before)
  }

  /// Applies an entry that is no event.
  mutating func pass(_ item: TraceItem) { analysis.passDiverged(item) }

  /// Ends the run.
  mutating func finish() { analysis.finish() }

  /// The findings of the run as it was that are fixed in it; none where the app ends.
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
