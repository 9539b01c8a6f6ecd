import SwivelModel
import SwivelReplay

extension Detector {
  /// What a detector has to say of a moment; the rest of a finding follows from it.
  package struct Report {
    let window: WindowID
    let page: ControllerID?
    let allowed: InterfaceOrientationMask
    /// What that is to the page.
    var maskRole = Finding.MaskRole.allowed
    /// The controller whose answer counted in the place of the page's.
    var decider: ControllerID?
    /// The events before this one that led to it.
    var evidence: [UInt64] = []
    let rules: [RuleID]
    /// How bad it is, where that is not as bad as the detector's findings are.
    var severity: Finding.Severity?
    /// Whether the rules that set the window's gates are told as well, and who answered; looked up
    /// only for a finding.
    var isExplainedByGates = false
    /// An event about which the detector has nothing to report after all: what it found because of
    /// that, with the same role of the mask, is taken back, and nothing is found.
    var takesBack: UInt64?
  }
}

extension Finding {
  /// Makes what a detector finds at a moment.
  init(
    _ detector: Detector, _ report: Detector.Report, _ known: KnownInterface, _ moment: Moment,
    _ replayer: Replayer
  ) {
    let controllers = replayer.situation.facts.controllers
    let gates = report.isExplainedByGates ? replayer.explainGates(of: report.window) : nil
    let counted = gates.map(\.ruling.respondent) ?? report.decider
    let decider = counted == report.page ? nil : counted
    self.init(
      id: detector.id, severity: report.severity ?? detector.severity,
      sequence: moment.event.sequence,
      instant: moment.event.instant, system: replayer.situation.facts.session.system,
      window: report.window, page: report.page.map { Party($0, controllers[$0]) },
      decider: decider.map { Party($0, controllers[$0]) },
      orientation: known.orientation, allowed: report.allowed,
      maskRole: report.maskRole,
      evidence: (report.evidence + [known.sighting, moment.event.sequence].compactMap(\.self))
        .sorted().withoutRepeats,
      rules: (report.rules + (gates?.reasons ?? []).map(\.rule)).withoutRepeats,
      basis: Self.basis(of: report, known, moment))
  }

  private static func basis(
    of report: Detector.Report, _ known: KnownInterface, _ moment: Moment
  ) -> Basis {
    // UIKit itself has said so.
    if moment.event.record.family == .outcome {
      return .observed(event: moment.event.sequence, instead: nil)
    }
    guard case .modeled = known.basis else { return known.basis }
    return .modeled(by: report.rules.first)
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepeats: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
