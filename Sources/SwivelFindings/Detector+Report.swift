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
    /// The event in which UIKit logged the mask that shows it, and what was known before: what
    /// rules expect since is refuted by that mask.
    var told: (event: UInt64, before: Known)?
    /// What turned out to be no problem, with the same mask role; without a rule, nothing is added.
    var retraction: Retraction?
    /// The event at which UIKit decided what it is about.
    ///
    /// The judge sets it; a detector that reports at the end of the log sets it itself.
    var decided: UInt64?

    /// Retracts findings, and adds none.
    static func retracting(
      _ retraction: Retraction, in window: WindowID, _ maskRole: Finding.MaskRole = .allowed
    ) -> Self {
      Self(
        window: window, page: nil, allowed: [], maskRole: maskRole, rule: nil,
        retraction: retraction)
    }
  }

  /// The findings of a detector that turned out to be no problem.
  package enum Retraction: Sendable {
    /// Those because of an event.
    case because(UInt64)
    /// Those of the report's window.
    case inWindow
  }
}

extension Situation {
  /// A report on the page that a window shows.
  func report(
    in window: WindowID, allowed: InterfaceOrientationMask,
    maskRole: Finding.MaskRole = .allowed, decider: ControllerID? = nil, evidence: [UInt64?] = [],
    rule: RuleID?, isExplainedByGates: Bool = false
  ) -> Detector.Report {
    Detector.Report(
      window: window, page: visiblePage(of: window), allowed: allowed, maskRole: maskRole,
      decider: decider, evidence: evidence, rule: rule, isExplainedByGates: isExplainedByGates)
  }
}

extension Ruling {
  /// A report on a page in its window; about what all masks allow, unless another one is named.
  func report(
    on page: ControllerID?, allowed: InterfaceOrientationMask? = nil,
    maskRole: Finding.MaskRole = .allowed, decider: ControllerID? = nil, evidence: [UInt64?] = [],
    rule: RuleID
  ) -> Detector.Report {
    Detector.Report(
      window: window, page: page, allowed: allowed ?? self.allowed, maskRole: maskRole,
      decider: decider, evidence: evidence, rule: rule)
  }
}

extension Finding {
  /// Makes a report at a moment.
  init(
    _ detector: Detector, _ report: Detector.Report, _ known: Known, _ moment: Moment,
    _ replayer: Replayer
  ) {
    let controllers = replayer.situation.facts.controllers
    let rule = report.rule.flatMap(replayer.inForce)
    let gates = report.isExplainedByGates ? replayer.explainGates(of: report.window) : nil
    let counted = gates.map(\.ruling.respondent) ?? report.decider
    let decider = counted == report.page ? nil : counted
    let evidence = report.evidence.compactMap(\.self)
    self.init(
      id: detector.id, severity: report.severity ?? detector.severity,
      sequence: moment.event.sequence, instant: moment.event.instant,
      system: replayer.situation.system, window: report.window,
      page: report.page.map { Party($0, controllers[$0]) },
      decider: decider.map { Party($0, controllers[$0]) },
      orientation: known.orientation, allowed: report.allowed, maskRole: report.maskRole,
      evidence: (evidence + [known.sighting, moment.event.sequence].compactMap(\.self))
        .sorted().withoutRepeats,
      rules: [rule].compactMap(\.self),
      basis: report.needsPrediction
        ? .predicted(by: rule)
        : report.told.map { .observed(event: $0.event, instead: nil) }
          ?? Self.basis(by: rule, known, moment, replayer),
      cause: evidence.min() ?? moment.event.sequence)
    told = report.told?.event
    if let gates { rules = (rules + gates.reasons.map(\.rule)).withoutRepeats.weakestFirst }
    containers = Self.containers(of: report, controllers)
    root = replayer.situation.facts.windows[report.window].root.flatMap { controllers[$0].name }
    conditions = Condition.of(report.page, in: report.window, replayer).union(report.conditions)
  }

  /// The containers from the decider down to the page that forward neither the mask nor, where that
  /// is the problem, the lock.
  private static func containers(
    of report: Detector.Report, _ controllers: ControllerTable
  ) -> [Party] {
    guard let page = report.page, let decider = report.decider else { return [] }
    let isAboutLock = report.rule == .interfaceLock
    var found: [Party] = []
    for container in controllers.containers(of: page) {
      let state = controllers[container]
      if isAboutLock ? state.lockChild == nil : state.forwarding == .none {
        found.append(Party(container, state))
      }
      if container == decider { return found.reversed() }
    }
    return []
  }

  private static func basis(
    by rule: RuleID?, _ known: Known, _ moment: Moment, _ replayer: Replayer
  ) -> Basis {
    // UIKit itself has reported it.
    if moment.event.record.family == .outcome {
      return .observed(event: moment.event.sequence, instead: nil)
    }
    switch known.basis {
    case .predicted: return .predicted(by: rule)
    case .observed(let event, _) where !replayer.isVersionKnown:
      return .observed(event: event, instead: nil)
    case .observed, .unchanged: return known.basis
    }
  }
}

extension Replayer {
  /// The rule that is in force in its place, if any.
  ///
  /// Until iOS 5, controllers have no masks, and accept or reject each orientation instead.
  fileprivate func inForce(_ rule: RuleID) -> RuleID? {
    let rule = rule == .controllerMask && !isInForce(rule) ? .shouldAutorotateTo : rule
    return isInForce(rule) ? rule : nil
  }
}

extension [RuleID] {
  /// The rules in which to look for a fault, the most doubtful ones first.
  fileprivate var weakestFirst: Self {
    [.disputed, .observed, .documented].flatMap { confidence in
      filter { $0.rule.confidence == confidence }
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without later ones that are equal; for a few, which are compared with each other
  /// faster than they are hashed.
  var withoutRepeats: Self {
    reduce(into: []) { kept, element in if !kept.contains(element) { kept.append(element) } }
  }
}
