import SwivelModel
import SwivelReplay
import SwivelRules

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
    /// Whether the rules that set the window's gates are told as well; looked up only for a finding.
    var isExplainedByGates = false
  }

  /// Makes a way of watching that remembers something for as long as one replay lasts.
  static func watching<Memory: Remembering & Sendable>(
    _ memory: Memory,
    _ look: @escaping @Sendable (inout Memory, Moment, Replayer, Past) -> Report?
  ) -> @Sendable () -> any Watching {
    { Watch(look: look, memory: memory) }
  }

  /// Makes a way of watching that remembers something, and asks nothing of the past.
  static func watching<Memory: Remembering & Sendable>(
    _ memory: Memory, _ look: @escaping @Sendable (inout Memory, Moment, Replayer) -> Report?
  ) -> @Sendable () -> any Watching {
    watching(memory) { memory, moment, replayer, _ in look(&memory, moment, replayer) }
  }

  /// Makes a way of watching that looks at each moment by itself.
  static func watching(
    _ look: @escaping @Sendable (Moment, Replayer) -> Report?
  ) -> @Sendable () -> any Watching {
    watching(Nothing()) { _, moment, replayer, _ in look(moment, replayer) }
  }

  /// Makes a way of watching that looks at each moment and at what was before.
  static func watching(
    _ look: @escaping @Sendable (Moment, Replayer, Past) -> Report?
  ) -> @Sendable () -> any Watching {
    watching(Nothing()) { _, moment, replayer, past in look(moment, replayer, past) }
  }
}

/// What a detector remembers that takes each moment by itself.
private struct Nothing: Remembering {}

/// A detector at work: what it does, and what it remembers.
private struct Watch<Memory: Remembering & Sendable>: Watching {
  let look: @Sendable (inout Memory, Moment, Replayer, Past) -> Detector.Report?
  var memory: Memory

  var isFollowing: Bool { memory.isFollowing }

  mutating func look(
    at moment: Moment, _ replayer: Replayer, _ past: Past, _ isFollowing: inout Bool
  ) -> Detector.Report? {
    let report = look(&memory, moment, replayer, past)
    isFollowing = memory.isFollowing
    return report
  }
}

extension Finding {
  /// Makes what a detector finds at a moment.
  init(
    _ detector: Detector, _ report: Detector.Report, _ moment: Moment, _ replayer: Replayer
  ) {
    let controllers = replayer.situation.facts.controllers
    let decider = report.decider == report.page ? nil : report.decider
    let gates = report.isExplainedByGates ? replayer.explainGates(of: report.window).reasons : []
    self.init(
      id: detector.id, severity: detector.severity, sequence: moment.event.sequence,
      instant: moment.event.instant, system: replayer.situation.facts.session.system,
      window: report.window, page: report.page.map { Party($0, controllers[$0]) },
      decider: decider.map { Party($0, controllers[$0]) },
      orientation: replayer.situation.interface[report.window], allowed: report.allowed,
      maskRole: report.maskRole, evidence: report.evidence + [moment.event.sequence],
      rules: (report.rules + gates.map(\.rule)).withoutRepeats)
  }
}

extension [RuleID] {
  fileprivate var withoutRepeats: Self {
    var seen: RuleSet = []
    return filter { seen.insert(RuleSet($0)).inserted }
  }
}
