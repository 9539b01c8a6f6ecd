import SwivelFindings
import SwivelModel
import SwivelReplay

/// A replay that can explain the gates of every window after an event.
struct ExplainingReplay {
  /// The replay and the findings so far.
  private(set) var analysis: Analysis

  /// Continues an analysis.
  init(_ analysis: Analysis) {
    self.analysis = analysis
  }

  /// Applies an entry that needs no explanation.
  @discardableResult
  mutating func apply(_ item: TraceItem) -> Moment? { analysis.apply(item) }

  /// Applies an event without rulings or a sighting, which needs no explanation.
  mutating func take(_ event: Event) { analysis.take(event) }

  /// Applies an event, and explains the rulings that it caused.
  mutating func explain(_ event: Event) -> (moment: Moment, rulings: [Explanation]) {
    let (moment, reasons) = analysis.explain(event)
    guard !reasons.isEmpty else { return (moment, []) }
    let situation = analysis.replayer.situation
    return (moment, zip(moment.rulings, reasons).map { Explanation(event, $0, $1, situation) })
  }

  /// Explains the current gates of a window that UIKit did not evaluate.
  func inspect(
    _ window: WindowID, at event: Event, _ sighting: Moment.Sighting? = nil
  ) -> Explanation {
    let (ruling, reasons) = analysis.replayer.explainGates(of: window)
    return Explanation(event, ruling, reasons, analysis.replayer.situation, sighting: sighting)
  }

  /// Judges the end of the run.
  mutating func finish(isWhole: Bool = true) { analysis.finish(isWhole: isWhole) }
}
