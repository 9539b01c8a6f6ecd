import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelReports

/// Replays a trace from its beginning, and collects what tests use.
struct TraceReplay {
  private(set) var items: [TraceItem] = []
  private(set) var moments: [Moment] = []
  private(set) var steps: [Trace.Step] = []
  private(set) var lines: [Trace.Line] = []
  private(set) var analysis = Analysis()

  // The last evaluation of each window.
  private var lastLook: [WindowID: Trace.Step] = [:]

  /// Applies the next entry.
  mutating func take(_ item: TraceItem, _ names: NameTable) {
    items.append(item)
    guard case .event(let event) = item else {
      analysis.apply(item)
      return
    }
    let (moment, reasons) = analysis.explain(event)
    moments.append(moment)
    for line in Names(situation, names).lines(of: moment) {
      lines.append(Trace.Line(event: moment.event.sequence, text: line))
    }
    addSteps(of: moment, reasons, names)
  }

  /// Marks the end of a complete trace.
  mutating func finish(isWhole: Bool) {
    analysis.finish(isWhole: isWhole)
  }

  private var situation: Situation { analysis.replayer.situation }

  private mutating func addSteps(of moment: Moment, _ reasons: [[Reason]], _ table: NameTable) {
    let names = Names(situation, table)
    for (ruling, reasons) in zip(moment.rulings, reasons) {
      let decision = Decision(ruling, reasons, situation, names)
      let step = Trace.Step(
        ruling, at: moment.event, decision, isMain: isMain(ruling.window), names)
      lastLook[ruling.window] = step
      steps.append(step)
    }
    if let sighting = moment.sighting {
      let window = sighting.window
      steps.append(
        Trace.Step(
          sighting, at: moment.event, after: lastLook[window], isMain: isMain(window), names))
    }
  }

  private func isMain(_ window: WindowID) -> Bool {
    window == situation.facts.windows.main
  }
}

extension Trace.Step {
  fileprivate init(
    _ ruling: Ruling, at event: Event, _ decision: Decision, isMain: Bool, _ names: Names
  ) {
    (self.event, instant) = (event.sequence, event.instant)
    (decidedAt, lookedAt) = (event.sequence, event.instant)
    (window, isInMainWindow) = (ruling.window, isMain)
    kind = ruling.isTurn ? .turned : .stayed
    (before, orientation) = (ruling.from, ruling.to)
    (trigger, wanted) = (ruling.trigger, ruling.wanted)
    (controllers, rules) = (decision.controllers, decision.rules)
    self.decision = decision.lines
    text = "\(names.outcome(of: ruling)); trigger: \(names.clause(event.kind))"
  }

  fileprivate init(
    _ sighting: Moment.Sighting, at event: Event, after look: Trace.Step?, isMain: Bool,
    _ names: Names
  ) {
    (self.event, instant) = (event.sequence, event.instant)
    (decidedAt, lookedAt) = (look?.event ?? event.sequence, look?.instant ?? event.instant)
    (window, isInMainWindow) = (sighting.window, isMain)
    kind = .seen(isExpected: sighting.agrees)
    before = sighting.expected
    orientation = InterfaceOrientationMask(sighting.observed)
    (trigger, wanted, controllers, rules) = (nil, nil, [], [])
    decision = sighting.agrees ? [] : Self.contradiction(sighting, look)
    text = "\(names.window(window)) was observed in \(orientation.alternatives)"
  }
}

extension Trace.Step {
  /// What the rules predict instead of what was observed, and what to do.
  private static func contradiction(
    _ sighting: Moment.Sighting, _ look: Trace.Step?
  ) -> [String] {
    let since = look.map { " since event \($0.event)" } ?? ""
    return ["no rule explains it: the rules predict \(sighting.prediction)\(since)"]
      + (look?.decision ?? [])
      + [
        "if the app does rotate, what makes it rotate is not recorded; otherwise, the observation is wrong"
      ]
  }
}

extension Names {
  fileprivate func outcome(of ruling: Ruling) -> String {
    if let exception = ruling.exception { return exception.outcome.description }
    return "\(window(ruling.window)) \(plainOutcome(of: ruling))"
  }
}
