package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// A run that is read once, and replayed with changes that may cure its problems.
package struct TriedRun: Sendable {
  /// A place in the run from which it can be replayed.
  struct Start: Sendable {
    /// The index of the next entry.
    let index: Int
    /// What is known of the run before it.
    let analysis: Analysis
  }

  let start: Start
  private let items: [TraceItem]
  private let vocabulary: Vocabulary
  private let isWhole: Bool
  // With the number of the event before which each is, in order.
  private var later: [(sequence: UInt64, start: Start)] = []

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - items: Its entries.
  ///   - replayer: The replay before them.
  ///   - vocabulary: The words that they need.
  ///   - isWhole: Whether the run ends with them, and nothing of it is missing.
  init(_ items: [TraceItem], from replayer: Replayer, _ vocabulary: Vocabulary, isWhole: Bool) {
    (self.items, self.vocabulary, self.isWhole) = (items, vocabulary, isWhole)
    start = Start(index: 0, analysis: Analysis(continuing: replayer))
  }

  package init(_ items: [TraceItem], _ vocabulary: Vocabulary) {
    self.init(items, from: Replayer(), vocabulary, isWhole: true)
    var analysis = start.analysis
    for (index, item) in items.enumerated() {
      if case .event(let event) = item, index > 0, index.isMultiple(of: Self.distance) {
        later.append((event.sequence, Start(index: index, analysis: analysis)))
      }
      _ = analysis.take(item)
    }
  }

  // The number of entries between two starts: a copy costs as much as some events.
  private static let distance = 64

  /// The last start before an event.
  private func start(before sequence: UInt64) -> Start {
    later.last { $0.sequence <= sequence }?.start ?? start
  }
}

// MARK: - Cures

extension TriedRun {
  /// The change with which a problem is gone; `nil` if there is none.
  ///
  /// What UIKit decided at the event that led to it may leave nothing to change, unlike what it
  /// decided when the problem appeared.
  package func cure(for finding: Finding) -> SuggestionSearch.Cure? {
    var tried = SuggestionSearch.Tried()
    let found = cure(for: finding, at: finding.cause, &tried)
    guard found == nil, finding.cause != finding.sequence else { return found }
    return cure(for: finding, at: finding.sequence, &tried)
  }

  private func cure(
    for finding: Finding, at event: UInt64, _ tried: inout SuggestionSearch.Tried
  ) -> SuggestionSearch.Cure? {
    let start = start(before: event)
    var replay = MomentReplay(of: event, from: start.analysis)
    var reachesEnd = true
    for item in items[start.index...] {
      replay.apply(item)
      guard case .event(let next) = item, isOver(finding, at: next) else { continue }
      reachesEnd = false
      break
    }
    if reachesEnd, isWhole { replay.finish() }
    replay.addFindings()
    for explanation in replay.explanations
    where explanation.findings.contains(where: finding.isSame) {
      return try? cure(for: explanation, curing: [finding], replay.situation, &tried)
    }
    return nil
  }

  /// The change with which findings about an event are gone, or the ruling differs.
  func cure(
    for explanation: Explanation, curing findings: [Finding], _ situation: Situation,
    _ tried: inout SuggestionSearch.Tried
  ) throws -> SuggestionSearch.Cure? {
    let search = SuggestionSearch(
      at: explanation.event.sequence, explanation.ruling, findings, situation, vocabulary.names)
    let replay = { (changes: [Change], visit: (ComparedRun.Step) -> Void) in
      try self.replay(changes, curing: findings, at: search.event, visit)
    }
    return try search.best(walk, replay, &tried)
  }

  private func isOver(_ finding: Finding, at event: Event) -> Bool {
    event.sequence > finding.sequence
      && event.sequence - finding.sequence >= UnchangedRun.settlingCount
  }
}

// MARK: - Replays

extension TriedRun {
  private func walk(_ visit: (Event, Replayer) -> Void) {
    var replayer = start.analysis.replayer
    for item in items {
      if case .event(let event) = item {
        replayer.take(event)
        visit(event, replayer)
      } else {
        _ = replayer.take(item)
      }
    }
  }

  /// Replays the run with changes, as long as it may cure findings without a doubt; `nil` if the
  /// changes do not apply to the run, or if one of the findings remains.
  private func replay(
    _ changes: [Change], curing findings: [Finding], at event: UInt64,
    _ visit: (ComparedRun.Step) -> Void
  ) throws -> ComparedRun? {
    var survey = Survey(changes, from: start.analysis.replayer.situation.facts)
    for item in items { survey.apply(item, vocabulary.names) }
    guard let plan = try? survey.plan(vocabulary) else { return nil }
    let first = plan.first.map { start(before: min(event, $0)) } ?? start
    let comparison = ComparedRun(
      plan, from: first.analysis, hasContradictions: findings.contains(where: \.isAgainstRules))
    var open = findings
    for item in items[first.index...] {
      comparison.apply(item, visit)
      guard case .event(let next) = item, !open.isEmpty else { continue }
      let over = open.filter { isOver($0, at: next) }
      guard over.allSatisfy(comparison.isFixed) else { return nil }
      if over.contains(where: comparison.isDoubtful) {
        comparison.finish(isWhole: false, visit)
        return comparison
      }
      open.removeAll { over.contains($0) }
    }
    comparison.finish(isWhole: isWhole, visit)
    return comparison
  }
}

extension Finding {
  /// Whether another replay of a run found the same.
  package func isSame(as other: Finding) -> Bool {
    id == other.id && page == other.page && sequence == other.sequence
  }
}
