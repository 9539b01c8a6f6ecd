import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelRules

/// Looks for the moment that is to be explained, while a trace is replayed.
package struct WhySearch {
  /// A moment, explained.
  package struct Answer {
    /// One explanation for each window that UIKit looked at.
    package let explanations: [Explanation]
    /// The situation after the event.
    package let situation: Situation
  }

  /// The best answer so far.
  package private(set) var answer: Answer?

  private let instant: Instant?
  private let sequence: UInt64?
  private var replayer = Replayer()
  private var judge = Judge()
  private var isOver = false

  /// Begins to look for the last ruling up to an instant, or for one event.
  package init(at instant: Instant?, event sequence: UInt64?) {
    (self.instant, self.sequence) = (instant, sequence)
  }

  /// Takes in the next event.
  package mutating func look(at event: Event) {
    guard event.instant <= instant ?? .latest, event.sequence <= sequence ?? .max else {
      return lookBack(from: event)
    }
    let known = judge.findings.count
    guard sequence == nil || event.sequence == sequence else {
      judge.look(at: replayer.apply(event), replayer)
      return
    }
    let (moment, reasons) = replayer.explain(event)
    judge.look(at: moment, replayer)
    let findings = Array(judge.findings[known...])
    if let found = explanations(of: moment, reasons, findings) {
      answer = Answer(explanations: found, situation: replayer.situation)
    } else if !findings.isEmpty || moment.sighting != nil {
      amend { $0.adding(findings) }
      if let sighting = moment.sighting { amend { $0.confirmed(by: sighting) } }
    }
  }

  /// What is seen before UIKit looks again tells whether the answer is true.
  private mutating func lookBack(from event: Event) {
    guard !isOver, answer != nil else { return }
    let moment = replayer.apply(event)
    if let sighting = moment.sighting { amend { $0.confirmed(by: sighting) } }
    isOver = moment.sighting != nil || !moment.rulings.isEmpty
  }

  private mutating func amend(_ change: (Explanation) -> Explanation) {
    guard let answer else { return }
    self.answer = Answer(
      explanations: answer.explanations.map(change), situation: answer.situation)
  }

  private func explanations(
    of moment: Moment, _ reasons: [[Reason]], _ findings: [Finding]
  ) -> [Explanation]? {
    if !moment.rulings.isEmpty {
      return zip(moment.rulings, reasons).map {
        Explanation(moment.event, $0, $1, replayer.situation, findings: findings)
      }
    }
    guard sequence != nil || answer == nil else { return nil }
    if let sighting = moment.sighting {
      let gates = inspection(of: sighting.window, at: moment.event, findings)
      return [gates.confirmed(by: sighting)]
    }
    guard sequence != nil, let main = replayer.situation.facts.windows.main else { return nil }
    return [inspection(of: main, at: moment.event, findings)]
  }

  /// The gates as they are, where UIKit did not look at them.
  private func inspection(
    of window: WindowID, at event: Event, _ findings: [Finding]
  ) -> Explanation {
    let (ruling, reasons) = replayer.explainGates(of: window)
    return Explanation(event, ruling, reasons, replayer.situation, findings: findings)
  }
}
