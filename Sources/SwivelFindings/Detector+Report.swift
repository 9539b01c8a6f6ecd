import SwivelModel
import SwivelReplay

extension Detector {
  /// What a detector reports at a moment; the rest of a finding is derived from it.
  package struct Report: Sendable {
    let window: WindowID
    var page: ControllerID?
    let allowed: InterfaceOrientationMask
    /// The relation of that mask to the page.
    var maskRole = Finding.MaskRole.allowed
    /// The controller whose answer counted instead of the page's.
    var decider: ControllerID?
    /// The earlier events that led to it.
    var evidence: [UInt64?] = []
    /// The rule that led to it, if one did.
    let rule: RuleID?
    /// The rule of the mask that excludes what was wanted, which is cited and chooses the advice.
    var gate: RuleID?
    /// What decides which advice helps, beside what the state shows.
    var conditions: Set<Finding.Condition> = []
    /// The severity, if it differs from that of the detector.
    var severity: Finding.Severity?
    /// Whether the finding also lists the rules that set the window's gates, and the respondent;
    /// looked up only for a finding.
    var isExplainedByGates = false
    /// Whether it also needs an earlier orientation that was only predicted: then no observation
    /// afterward proves it.
    var needsPrediction = false
    /// Whether it counts only once it is observed, because an observation speaks against it.
    var mustBeSeen = false
    /// Whether a finding of the same detector, with the same mask role, turned out to be no
    /// problem; without a rule, nothing is added, and with a severity, the finding gets that.
    var retracts: (@Sendable (Finding) -> Bool)?
    /// The event at which UIKit decided what it is about.
    ///
    /// The judge sets it; a detector that reports at the end of the log sets it itself.
    var decided: UInt64?

    /// The same at a later event, because of the one at which it became due.
    func because(of event: Event) -> Self {
      var late = self
      late.evidence = [event.sequence]
      return late
    }

    /// Retracts the findings because of an event, or else those of a window, and adds none.
    static func retracting(
      because event: UInt64? = nil, in window: WindowID, _ role: Finding.MaskRole = .allowed
    ) -> Self {
      Self(window: window, allowed: [], maskRole: role, rule: nil) {
        event.map($0.evidence.contains) ?? ($0.window == window)
      }
    }

    /// Gives another severity to the findings because of an event.
    static func rating(
      _ severity: Finding.Severity, because event: UInt64, in window: WindowID
    ) -> Self {
      var report = retracting(because: event, in: window)
      report.severity = severity
      return report
    }
  }
}

extension Situation {
  /// A report on the page that a window shows.
  func report(
    in window: WindowID, allowed: InterfaceOrientationMask,
    maskRole: Finding.MaskRole = .allowed, decider: ControllerID? = nil, evidence: [UInt64?] = [],
    rule: RuleID?, severity: Finding.Severity? = nil
  ) -> Detector.Report {
    Detector.Report(
      window: window, page: visiblePage(of: window), allowed: allowed, maskRole: maskRole,
      decider: decider, evidence: evidence, rule: rule, severity: severity)
  }

  /// A report on an error that UIKit itself reports, in the main window.
  func reportOnMain(rule: RuleID?, severity: Finding.Severity? = nil) -> Detector.Report {
    report(
      in: facts.windows.mainOrFirst, allowed: [], maskRole: .untold, rule: rule,
      severity: severity)
  }
}

extension Ruling {
  /// A report on a page in its window; about what all masks allow, unless another one is named.
  func report(
    on page: ControllerID?, allowed: InterfaceOrientationMask? = nil,
    maskRole: Finding.MaskRole = .allowed, decider: ControllerID? = nil, evidence: [UInt64?] = [],
    rule: RuleID, severity: Finding.Severity? = nil
  ) -> Detector.Report {
    Detector.Report(
      window: window, page: page, allowed: allowed ?? self.allowed, maskRole: maskRole,
      decider: decider, evidence: evidence, rule: rule, severity: severity)
  }
}
