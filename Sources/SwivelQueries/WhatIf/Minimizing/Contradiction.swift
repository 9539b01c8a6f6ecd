import SwivelFindings
import SwivelModel
import SwivelReplay

/// What leads the rules to another orientation than the observed one.
///
/// A smaller part of a run may show the same finding for another reason: two observations alone are
/// a contradiction that explains nothing.
struct Contradiction: Hashable {
  private let orientation: InterfaceOrientationMask
  private let prediction: Prediction
  private let rules: [RuleID]
  /// The kinds of the events that led to it.
  private let triggers: [UInt8]
  private let asked: ControllerID?
  private let respondent: ControllerID?
  /// What the device, the app and the asked controller allow.
  private let masks: [InterfaceOrientationMask]

  /// The contradiction of a finding that has just appeared; `nil` if the finding is none.
  init?(_ finding: Finding, in replayer: Replayer, kind: (UInt64) -> UInt8) {
    // What no rule leads to, as a value that the app reads, contradicts none.
    guard let prediction = finding.basis.instead, !finding.rules.isEmpty else { return nil }
    let gates = replayer.inspect(finding.window)
    (orientation, self.prediction) = (finding.orientation, prediction)
    (rules, triggers) = (finding.rules, finding.evidence.map(kind))
    (asked, respondent) = (gates.asked, gates.respondent)
    masks = [gates.deviceMask, gates.appMask, gates.controllerMask]
  }
}
