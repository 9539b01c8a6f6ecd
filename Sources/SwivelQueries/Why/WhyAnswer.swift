package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// An explained event: one explanation for each window that UIKit evaluated.
package struct WhyAnswer {
  /// The explanations; none if there is no window yet.
  package let explanations: [Explanation]
  /// The situation after the event.
  package let situation: Situation
  /// The last event before it at which UIKit decided something; `nil` if none is near.
  package let decided: UInt64?

  private let excerpt: RunExcerpt
  private let vocabulary: Vocabulary
  private let isWhole: Bool

  /// Explains the event of an excerpt.
  ///
  /// - Parameters:
  ///   - excerpt: The part of the run around the event.
  ///   - vocabulary: The words that its entries need.
  ///   - isWhole: Whether the run ends with the excerpt, and nothing of it is missing.
  package init(_ excerpt: RunExcerpt, _ vocabulary: Vocabulary, isWhole: Bool) {
    (self.excerpt, self.vocabulary, self.isWhole) = (excerpt, vocabulary, isWhole)
    var replay = MomentReplay(of: excerpt.sequence, from: excerpt.replayer)
    for item in excerpt.items { replay.apply(item) }
    if isWhole { replay.finish() }
    replay.addFindings()
    (explanations, situation) = (replay.explanations, replay.situation)
    decided = replay.decided
  }

  /// The best change that leads to a different result in a replay; `nil` if none does.
  ///
  /// - Parameters:
  ///   - explanation: What is to be different.
  ///   - finding: The finding of it that is to be gone; `nil` for all.
  /// - Returns: The change, and what it fixes.
  /// - Throws: What the replay throws.
  package func cure(
    for explanation: Explanation, curing finding: Finding? = nil
  ) throws -> SuggestionSearch.Cure? {
    let search = SuggestionSearch(
      at: explanation.event.sequence, explanation.ruling,
      finding.map { [$0] } ?? explanation.findings, situation, vocabulary.names)
    return try search.best(walk, replay)
  }

  /// Replays the excerpt as it was.
  private func walk(_ look: (Event, Replayer) -> Void) {
    var replayer = excerpt.replayer
    for item in excerpt.items {
      _ = replayer.apply(item)
      if case .event(let event) = item { look(event, replayer) }
    }
  }

  /// Replays the excerpt with changes; `nil` if they do not apply to the run.
  private func replay(
    _ changes: [Change], _ look: (ComparedRun.Step) -> Void
  ) throws -> ComparedRun? {
    var survey = Survey(changes, from: excerpt.replayer.situation.facts)
    for item in excerpt.items { survey.look(at: item, vocabulary.names) }
    guard let plan = try? survey.plan(vocabulary) else { return nil }
    let comparison = ComparedRun(plan, from: excerpt.replayer)
    for item in excerpt.items { comparison.apply(item, look) }
    comparison.finish(isWhole: isWhole, look)
    return comparison
  }
}
