import SwivelFindings
import SwivelModel
import SwivelReplay

/// Replays the part of a run around an event, and explains the event with its later outcome.
struct MomentReplay {
  /// One explanation for each window that UIKit evaluated; none if there is no window yet.
  private(set) var explanations: [Explanation] = []
  /// The situation after the event.
  private(set) var situation: Situation

  /// The last event before it at which UIKit decided something; `nil` if that is not in the
  /// excerpt.
  private(set) var decided: UInt64?

  private let sequence: UInt64
  private var analysis: Analysis
  private var refused: RefusedRequest?
  private var origins = MaskOrigins()

  init(of sequence: UInt64, from analysis: Analysis) {
    (self.sequence, self.analysis) = (sequence, analysis)
    situation = analysis.replayer.situation
  }

  /// Applies the next entry, also after the event: a finding about it may be added or retracted
  /// later.
  mutating func apply(_ item: TraceItem) {
    guard case .event(let event) = item else {
      if case .loss = item {
        origins = MaskOrigins()
        update { $0.close() }
      }
      analysis.apply(item)
      return
    }
    if event.sequence == sequence { explain(event) } else { follow(item) }
    guard event.record.family == .outcome else { return }
    refused = RefusedRequest(event) ?? refused
    update { [refused] in $0.add(refused) }
  }

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

  private mutating func follow(_ item: TraceItem) {
    guard let moment = analysis.apply(item) else { return }
    update { [situation = analysis.replayer.situation] in $0.follow(moment, situation) }
    guard moment.event.sequence < sequence else { return }
    origins.take(moment.event, analysis.replayer.situation)
    if moment.rulings.contains(where: \.isDecision) {
      decided = moment.event.sequence
    }
  }

  private mutating func explain(_ event: Event) {
    let (moment, rulings) = analysis.applyExplaining(event)
    situation = analysis.replayer.situation
    explanations = rulings.isEmpty ? inspections(at: moment) : rulings
    origins.take(event, situation)
    update { [origins, situation] in $0.add(origins, situation) }
  }

  /// The gates as they are, where UIKit did not evaluate them.
  private func inspections(at moment: Moment) -> [Explanation] {
    if let sighting = moment.sighting {
      return [analysis.inspect(sighting.window, at: moment.event, sighting)]
    }
    let windows = situation.facts.windows
    // A request and its outcome concern a window, recorded or not.
    let concernsSome = [.request, .outcome].contains(moment.event.record.family)
    let window = concernsSome ? windows.mainOrFirst : windows.main
    return window.map { [analysis.inspect($0, at: moment.event)] } ?? []
  }
}

/// The mask that UIKit reported as supported when it refused a request.
struct RefusedRequest {
  let mask: InterfaceOrientationMask
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
