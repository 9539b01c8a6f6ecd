import SwivelFindings
import SwivelModel
import SwivelReplay

extension Analysis {
  /// Applies an event, and explains the rulings that it caused.
  mutating func applyExplaining(_ event: Event) -> (moment: Moment, rulings: [Explanation]) {
    let (moment, reasons) = explain(event)
    guard !reasons.isEmpty else { return (moment, []) }
    let situation = replayer.situation
    return (moment, zip(moment.rulings, reasons).map { Explanation(event, $0, $1, situation) })
  }

  /// Explains the current gates of a window that UIKit did not evaluate.
  func inspect(
    _ window: WindowID, at event: Event, _ sighting: Moment.Sighting? = nil
  ) -> Explanation {
    let (ruling, reasons) = replayer.explainGates(of: window)
    return Explanation(event, ruling, reasons, replayer.situation, sighting: sighting)
  }
}
