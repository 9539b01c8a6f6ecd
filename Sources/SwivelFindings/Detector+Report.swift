import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// What a detector has to say of a moment; the rest of a finding follows from it.
  struct Report {
    let window: WindowID
    let page: ControllerID?
    let allowed: InterfaceOrientationMask
    /// The controller whose answer counted in the place of the page's.
    var decider: ControllerID?
    /// The events before this one that led to it.
    var evidence: [UInt64] = []
    let rules: [RuleID]
  }

  /// Makes a way of watching that remembers something for as long as one replay lasts.
  static func watching<State: Sendable>(
    as id: ID, _ severity: Finding.Severity, _ state: State,
    _ look: @escaping @Sendable (inout State, Moment, Replayer) -> Report?
  ) -> @Sendable () -> any Watching {
    { Watch(id: id, severity: severity, look: look, state: state) }
  }

  /// Makes a way of watching that looks at each moment by itself.
  static func watching(
    as id: ID, _ severity: Finding.Severity,
    _ look: @escaping @Sendable (Moment, Replayer) -> Report?
  ) -> @Sendable () -> any Watching {
    watching(as: id, severity, ()) { _, moment, replayer in look(moment, replayer) }
  }
}

/// A detector at work: what it does, and what it remembers.
private struct Watch<State: Sendable>: Watching {
  let id: Detector.ID
  let severity: Finding.Severity
  let look: @Sendable (inout State, Moment, Replayer) -> Detector.Report?
  var state: State

  mutating func look(at moment: Moment, _ replayer: Replayer) -> Finding? {
    look(&state, moment, replayer).map { Finding(id, severity, $0, moment, replayer) }
  }
}

extension Finding {
  fileprivate init(
    _ id: Detector.ID, _ severity: Severity, _ report: Detector.Report, _ moment: Moment,
    _ replayer: Replayer
  ) {
    let situation = replayer.situation
    let controllers = situation.facts.controllers
    let decider = report.decider == report.page ? nil : report.decider
    self.init(
      id: id, severity: severity, sequence: moment.event.sequence, instant: moment.event.instant,
      system: situation.facts.session.system, window: report.window,
      page: report.page.map { Party($0, controllers[$0]) },
      decider: decider.map { Party($0, controllers[$0]) },
      orientation: situation.interface[report.window], allowed: report.allowed,
      evidence: report.evidence + [moment.event.sequence], rules: report.rules)
  }
}
