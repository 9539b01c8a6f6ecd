import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// An explained event: one explanation for each window that UIKit evaluated.
package struct WhyAnswer {
  /// The explanations; none if there is no window yet.
  package let explanations: [Explanation]
  package let situation: Situation
  /// The last event before it at which UIKit decided something; `nil` if none is near.
  package let decided: UInt64?

  private let run: TriedRun

  /// Explains the event of an excerpt.
  ///
  /// - Parameters:
  ///   - excerpt: The part of the run around the event.
  ///   - vocabulary: The words that its entries need.
  ///   - isWhole: Whether the run ends with the excerpt, and nothing of it is missing.
  package init(_ excerpt: RunExcerpt, _ vocabulary: Vocabulary, isWhole: Bool) {
    run = TriedRun(excerpt.items, from: excerpt.replayer, vocabulary, isWhole: isWhole)
    var replay = MomentReplay(of: excerpt.sequence, from: run.start.analysis)
    for item in excerpt.items { replay.apply(item) }
    if isWhole { replay.finish() }
    replay.addFindings()
    (explanations, situation) = (replay.explanations, replay.situation)
    decided = replay.decided
  }

  /// The best change that leads to a different result in a replay; `nil` if none does.
  package func cure(for explanation: Explanation) throws -> SuggestionSearch.Cure? {
    var tried = SuggestionSearch.Tried()
    let found = try run.cure(for: explanation, curing: explanation.findings, situation, &tried)
    // What helps may be a change of what led to it.
    return found ?? explanation.findings.first.flatMap { run.cure(for: $0) }
  }
}
