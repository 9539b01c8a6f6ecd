import SwivelModel
import SwivelReplay

/// The events of a run with what they decided, and arrows from causes to effects.
///
/// An arrow joins two slices, which is why an event is a slice of one microsecond.
struct PerfettoMoments {
  private let findings: [ReportFinding]
  // The findings that rest on an event.
  private var evidence: [UInt64: [Int]] = [:]
  // The times of the last events that are shown; a cause is never far.
  private var times: [UInt64: UInt64] = [:]
  private var recent: [UInt64] = []
  private var oldest = 0
  // By window: the last decision by which nothing changed, which is not repeated.
  private var unchanged: [WindowID: Ruling] = [:]
  // By window: the last event whose decision was such a repetition, and is not drawn.
  private var repeated: [WindowID: UInt64] = [:]
  private var arrowCount = 0

  private static let recentLimit = 4_096

  init(_ findings: [ReportFinding]) {
    self.findings = findings
    for (index, finding) in findings.enumerated() {
      for event in finding.evidence { evidence[event, default: []].append(index) }
    }
  }

  /// Whether a moment is written: declarations and answers are not, unless a finding rests on them.
  func isShown(_ moment: Moment) -> Bool {
    moment.kind.group != "set-up" || evidence[moment.event.sequence] != nil
      || moment.rulings.contains(where: \.isDecision)
  }

  /// The entries of a moment, with the decision of which it shows something.
  mutating func events(of moment: Moment, showing shown: Decision?, _ names: Names) -> [TraceEvent]
  {
    let (event, time) = (moment.event, moment.event.instant.rawValue)
    let text = names.sentence(moment.kind)
    var events: [TraceEvent] = [
      .slice(
        text, .events, time, time, category: moment.kind.group,
        ["event": event.sequence])
    ]
    if let scope = event.record.family?.scope {
      var instant = TraceEvent(text, .instant, .events, at: time)
      (instant.s, instant.cat) = (scope, moment.kind.group)
      events.append(instant)
    }
    remember(event.sequence, time)
    events += causes(of: event) + findings(on: event)
    for ruling in moment.rulings where ruling.isDecision && !repeats(ruling, event) {
      events += decision(ruling, time, names)
    }
    guard let seen = moment.sighting else { return events }
    // The first observation after a decision shows what became of it.
    let isFirst = shown.map { $0.firstSighting == event.sequence && isDrawn($0) } ?? false
    return events + sighting(seen, time, of: isFirst ? shown : nil)
  }

  /// Whether a window keeps its orientation for the same reason as at its last decision: with many
  /// windows, each event would repeat all of them.
  private mutating func repeats(_ ruling: Ruling, _ event: Event) -> Bool {
    let isUnchanged = ruling.from == ruling.to
    defer { unchanged[ruling.window] = isUnchanged ? ruling : nil }
    guard isUnchanged, unchanged[ruling.window] == ruling else { return false }
    repeated[ruling.window] = event.sequence
    return true
  }

  private func isDrawn(_ decision: Decision) -> Bool {
    repeated[decision.window] != decision.event
  }

  private mutating func remember(_ sequence: UInt64, _ time: UInt64) {
    times[sequence] = time
    guard recent.count == Self.recentLimit else { return recent.append(sequence) }
    times[recent[oldest]] = nil
    recent[oldest] = sequence
    oldest = (oldest + 1) % Self.recentLimit
  }

  private mutating func arrow(
    _ name: String, from: (PerfettoTrack, UInt64), to: (PerfettoTrack, UInt64)
  ) -> [TraceEvent] {
    arrowCount += 1
    var (start, end) = (
      TraceEvent(name, .flowStart, from.0, at: from.1), TraceEvent(name, .flowEnd, to.0, at: to.1)
    )
    (start.id, start.cat) = (arrowCount, "flow")
    (end.id, end.cat, end.bp) = (arrowCount, "flow", "e")
    return [start, end]
  }
}

// MARK: - What follows from what

extension PerfettoMoments {
  private mutating func causes(of event: Event) -> [TraceEvent] {
    guard let distance = event.record.causeDistance.map(UInt64.init), distance > 0,
      event.sequence >= distance, let time = times[event.sequence - distance]
    else { return [] }
    return arrow("cause", from: (.events, time), to: (.events, event.instant.rawValue))
  }

  private mutating func findings(on event: Event) -> [TraceEvent] {
    let time = event.instant.rawValue
    return (evidence[event.sequence] ?? []).flatMap { index in
      let place = findings[index].t
      return time <= place
        ? arrow("evidence", from: (.events, time), to: (.findings, place))
        : arrow("evidence", from: (.findings, place), to: (.events, time))
    }
  }

  private mutating func decision(
    _ ruling: Ruling, _ time: UInt64, _ names: Names
  ) -> [TraceEvent] {
    let track = PerfettoTrack.decisions(ruling.window.rawValue)
    let rule = ruling.decidingRule
    return [
      .slice(
        names.plainOutcome(of: ruling) + names.reason(for: ruling), track, time, time,
        category: "decision",
        [
          "allowed": ruling.allowed.list,
          "asked": ruling.asked.map(names.controller),
          "confidence": rule?.rule.confidence.rawValue,
          "heldBy": ruling.heldBy?.description,
          "respondent": ruling.respondent.map(names.controller),
          "rule": rule?.description,
          "trigger": ruling.trigger.word,
        ])
    ] + arrow("decision", from: (.events, time), to: (track, time))
  }

  private mutating func sighting(
    _ sighting: Moment.Sighting, _ time: UInt64, of decision: Decision?
  ) -> [TraceEvent] {
    let track = PerfettoTrack.decisions(sighting.window.rawValue)
    let words = sighting.agrees ? "" : "; the rules predict \(sighting.prediction)"
    let slice = TraceEvent.slice(
      "observed in \(sighting.observed.word)\(words)", track, time, time, category: "observation")
    guard let decision else { return [slice] }
    return [slice]
      + arrow("observation", from: (track, decision.instant.rawValue), to: (track, time))
  }
}

extension Event.Family {
  /// How far up the instant of an event is drawn; `nil` where its slice is enough.
  fileprivate var scope: TraceEvent.Scope? {
    switch self {
    case .remark: .global
    case .outcome: .process
    case .session, .app, .controller, .hierarchy, .answer, .navigation, .presentation, .window,
      .device, .request, .observation:
      nil
    }
  }
}
