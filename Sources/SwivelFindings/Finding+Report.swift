import SwivelModel
import SwivelReplay

extension Finding {
  /// Makes a report at an event, with the replay after it.
  init(
    _ id: Detector.ID, _ severity: Severity, _ report: Detector.Report, _ known: Known,
    _ event: Event,
    _ replayer: Replayer, _ claim: MaskClaim?
  ) {
    let facts = replayer.situation.facts
    // Not with map, which would copy the replay for its closure.
    let rule = if let rule = report.rule { replayer.inForce(rule) } else { RuleID?.none }
    let gates = report.isExplainedByGates ? replayer.explainGates(of: report.window) : nil
    let decider = gates.map(\.ruling.respondent) ?? report.decider
    let evidence = report.evidence.compactMap(\.self)
    (self.id, self.severity) = (id, report.severity ?? severity)
    (sequence, instant, system) = (event.sequence, event.instant, facts.session.system)
    (window, orientation) = (report.window, known.orientation)
    (allowed, maskRole) = (report.allowed, report.maskRole)
    page = report.page.map { Party($0, facts.controllers[$0]) }
    self.decider = (decider == report.page ? nil : decider).map { Party($0, facts.controllers[$0]) }
    self.evidence =
      (evidence + [known.sighting, event.sequence].compactMap(\.self))
      .sorted().withoutRepeats
    (cause, decided) = (evidence.min() ?? event.sequence, report.decided)
    logged = claim?.logged.event.sequence
    rules = [rule, report.gate].compactMap(\.self)
    if let gates { rules = (rules + gates.reasons.map(\.rule)).withoutRepeats.weakestFirst }
    basis =
      report.needsPrediction
      ? .predicted(by: rule)
      : logged.map { .observed(event: $0, instead: nil) }
        ?? Self.basis(by: rule, known, event, replayer)
    isReported = event.record.family == .outcome && basis.isSeen
    containers = Self.containers(of: report, facts.controllers)
    root = facts.windows[report.window].root.flatMap { facts.controllers[$0].name }
    conditions = Condition.of(report.page, in: report.window, replayer).union(report.conditions)
  }

  /// UIKit itself reports in an event what was found before.
  mutating func report(by event: Event) {
    (basis, isReported) = (.observed(event: event.sequence, instead: nil), true)
    cite(event.sequence)
  }

  /// An event is evidence for it, too.
  mutating func cite(_ event: UInt64) {
    if !evidence.contains(event) { evidence.append(event) }
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
    by rule: RuleID?, _ known: Known, _ event: Event, _ replayer: Replayer
  ) -> Basis {
    // UIKit itself has reported it.
    if event.record.family == .outcome { return .observed(event: event.sequence, instead: nil) }
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
