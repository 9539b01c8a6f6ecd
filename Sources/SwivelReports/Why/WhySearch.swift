import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Looks for the moment that is to be explained, while a trace is replayed.
package struct WhySearch {
  /// A moment, explained.
  package struct Answer {
    /// One explanation for each window that UIKit looked at.
    package private(set) var explanations: [Explanation]
    /// The situation after the event.
    package let situation: Situation

    fileprivate mutating func follow(_ moment: Moment) {
      update { $0.follow(moment) }
    }

    fileprivate mutating func update(_ change: (inout Explanation) -> Void) {
      for index in explanations.indices { change(&explanations[index]) }
    }
  }

  // The best answer so far.
  private var found: Answer?
  /// Whether the event that was asked for is there.
  package private(set) var hasSeenEvent = false

  private let instant: Instant?
  private let sequence: UInt64?
  private var analysis = Analysis()
  private var told: Told?
  // The windows that are as they were seen last.
  private var seen: Set<WindowID> = []

  /// Begins to look for the last ruling up to an instant, or for one event.
  package init(at instant: Instant?, event sequence: UInt64?) {
    (self.instant, self.sequence) = (instant, sequence)
  }

  /// Takes in the next entry; also those behind the moment, at which a finding on it may show.
  package mutating func look(at item: TraceItem) {
    guard case .event(let event) = item else {
      analysis.apply(item)
      return
    }
    let isOutcome = event.record.family == .outcome
    if isOutcome { told = Told(event) ?? told }
    defer { if isOutcome { found?.update { [told] in $0.hear(told) } } }
    guard !isWanted(event) else { return explain(event) }
    let moment = analysis.apply(event)
    note(moment)
    found?.follow(moment)
  }

  /// Takes in that the trace ends here, and that nothing of it is missing.
  package mutating func finish() {
    analysis.finish()
  }

  /// The best answer so far, with what is found by now.
  ///
  /// What is seen after the moment may take a finding back or add to it, so that no finding is kept
  /// from the time at which it was made.
  package var answer: Answer? {
    var answer = found
    let findings = analysis.findings
    answer?.update { explanation in findings.forEach { explanation.add($0) } }
    return answer
  }

  private func isWanted(_ event: Event) -> Bool {
    sequence.map { event.sequence == $0 } ?? (event.instant <= instant ?? .latest)
  }

  private mutating func explain(_ event: Event) {
    hasSeenEvent = true
    let (moment, reasons) = analysis.explain(event)
    note(moment)
    let isNews = moment.sighting.map { !$0.agrees } ?? true
    if sequence == nil, !isNews, found != nil {
      found?.follow(moment)
    } else if let explanations = explanations(of: moment, reasons) {
      found = Answer(explanations: explanations, situation: analysis.replayer.situation)
    }
  }

  private mutating func note(_ moment: Moment) {
    for ruling in moment.rulings where ruling.isTurn { seen.remove(ruling.window) }
    if let sighting = moment.sighting { seen.insert(sighting.window) }
  }

  private func explanations(of moment: Moment, _ reasons: [[Reason]]) -> [Explanation]? {
    if !moment.rulings.isEmpty {
      return zip(moment.rulings, reasons).map {
        Explanation(moment.event, $0, $1, analysis.replayer.situation)
      }
    }
    if let sighting = moment.sighting {
      return [inspection(of: sighting.window, at: moment.event, sighting)]
    }
    guard sequence != nil else { return nil }
    let windows = analysis.replayer.situation.facts.windows
    // What UIKit makes of a request is about some window, told or not.
    let isOfSome = [.request, .outcome].contains(moment.event.record.family)
    guard let window = isOfSome ? windows.mainOrFirst : windows.main else { return nil }
    return [inspection(of: window, at: moment.event)]
  }

  /// The gates as they are, where UIKit did not look at them.
  private func inspection(
    of window: WindowID, at event: Event, _ sighting: Moment.Sighting? = nil
  ) -> Explanation {
    let (ruling, reasons) = analysis.replayer.explainGates(of: window)
    return Explanation(
      event, ruling, reasons, analysis.replayer.situation, sighting: sighting,
      wasSeen: seen.contains(window))
  }
}
