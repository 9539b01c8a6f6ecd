import SwivelFindings
import SwivelModel
import SwivelReplay

/// Replays the part of a run around an event, and explains the event with its later outcome.
struct MomentReplay {
  /// One explanation for each window that UIKit evaluated; none if there is no window yet.
  private(set) var explanations: [Explanation] = []
  /// The situation after the event.
  private(set) var situation: Situation

  private let sequence: UInt64
  private var analysis: Analysis
  private var refused: RefusedRequest?
  // The windows whose last observation still holds.
  private var seen: Set<WindowID> = []

  /// Starts with the state before the first entry.
  init(of sequence: UInt64, from replayer: Replayer) {
    (self.sequence, analysis) = (sequence, Analysis(continuing: replayer))
    situation = replayer.situation
  }

  /// Applies the next entry, also after the event: a finding about it may be added or retracted
  /// later.
  mutating func apply(_ item: TraceItem) {
    guard case .event(let event) = item else {
      analysis.apply(item)
      return
    }
    if event.sequence == sequence { explain(event) } else { follow(event) }
    guard event.record.family == .outcome else { return }
    refused = RefusedRequest(event) ?? refused
    update { [refused] in $0.add(refused) }
  }

  /// Judges the end of a complete log.
  mutating func finish() { analysis.finish() }

  /// Adds the current findings to the explanations.
  ///
  /// An observation after the event may retract a finding or change it, so that no earlier copy is
  /// kept.
  mutating func addFindings() {
    let findings = analysis.findings
    update { explanation in findings.forEach { explanation.add($0) } }
  }

  private mutating func update(_ change: (inout Explanation) -> Void) {
    for index in explanations.indices { change(&explanations[index]) }
  }

  private mutating func follow(_ event: Event) {
    let moment = analysis.apply(event)
    note(moment)
    update { $0.follow(moment) }
  }

  private mutating func explain(_ event: Event) {
    let (moment, reasons) = analysis.explain(event)
    note(moment)
    (explanations, situation) = (explanations(of: moment, reasons), analysis.replayer.situation)
  }

  private mutating func note(_ moment: Moment) {
    for ruling in moment.rulings where ruling.isTurn { seen.remove(ruling.window) }
    if let sighting = moment.sighting { seen.insert(sighting.window) }
  }

  private func explanations(of moment: Moment, _ reasons: [[Reason]]) -> [Explanation] {
    if !moment.rulings.isEmpty {
      return zip(moment.rulings, reasons).map {
        Explanation(moment.event, $0, $1, analysis.replayer.situation)
      }
    }
    if let sighting = moment.sighting {
      return [inspection(of: sighting.window, at: moment.event, sighting)]
    }
    let windows = analysis.replayer.situation.facts.windows
    // A request and its outcome concern a window, recorded or not.
    let concernsSome = [.request, .outcome].contains(moment.event.record.family)
    let window = concernsSome ? windows.mainOrFirst : windows.main
    return window.map { [inspection(of: $0, at: moment.event)] } ?? []
  }

  /// The current gates, where UIKit did not evaluate them.
  private func inspection(
    of window: WindowID, at event: Event, _ sighting: Moment.Sighting? = nil
  ) -> Explanation {
    let (ruling, reasons) = analysis.replayer.explainGates(of: window)
    return Explanation(
      event, ruling, reasons, analysis.replayer.situation, sighting: sighting,
      wasSeen: seen.contains(window))
  }
}

/// The mask that UIKit reported as supported when it refused a request.
struct RefusedRequest {
  let mask: InterfaceOrientationMask
  /// The event that reports it.
  let sequence: UInt64
  /// The request, if it is known.
  let request: UInt64?

  /// Makes it from an event; `nil` for all other events.
  init?(_ event: Event) {
    guard case .outcome(.supportedTold(let mask, let cause)) = event.kind else { return nil }
    (self.mask, sequence) = (mask, event.sequence)
    request = cause.flatMap {
      event.sequence >= $0.rawValue ? event.sequence - UInt64($0.rawValue) : nil
    }
  }
}
