import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// Whether a replay shows the cure of each problem, in the run that is its example.
struct CureClassTests {
  private enum Cure: Equatable {
    /// A replay with a change does not have the problem.
    case replayed
    /// No change of a run can show it.
    case inexpressible
    /// The changes that might do not help.
    case unhelped
  }

  /// The problems whose example has no cure that a replay shows.
  private static let others: [String: Cure] = [
    "client-bug-logged": .inexpressible,
    "full-screen-key-ignored": .inexpressible,
    "lock-asked-too-early": .inexpressible,
    "orientation-exception": .inexpressible,
    "rotation-bounce": .inexpressible,
    "status-bar-unavailable": .inexpressible,
    "turned-mid-gesture": .inexpressible,
    "unexplained-rotation": .inexpressible,
  ]

  @Test func `a problem has the cure that its example allows`() throws {
    var others: [String: Cure] = [:]
    for detector in Detector.all {
      let run = try Run(example: detector.loudExample)
      let finding = try #require(run.findings.first { $0.id == detector.id })
      let cure = try Self.cure(of: finding, in: run)
      if cure != .replayed { others[detector.id.rawValue] = cure }
    }

    #expect(others == Self.others)
  }

  @Test func `what is suggested is read as it is printed`() throws {
    for id in ["force-ineffective", "transform-fakes-rotation"] {
      let detector = try #require(Detector.named(Detector.ID(rawValue: id)))
      let run = try Run(example: detector.loudExample)
      let finding = try #require(run.findings.first { $0.id == detector.id })
      let suggestion = try #require(try Self.suggestions(for: finding, in: run).first)

      #expect(!suggestion.drops.isEmpty)
      let comparison = try run.compared(with: suggestion.changes())
      #expect(!comparison.findings.remaining.contains { $0.id == finding.id })
    }
  }

  /// Asked at the event that a finding names, or at its own.
  private static func cure(of finding: Finding, in run: Run) throws -> Cure {
    let suggestions = try suggestions(for: finding, in: run)
    if !suggestions.isEmpty { return .replayed }
    return Explanation.obstacle(to: finding) == nil ? .unhelped : .inexpressible
  }

  private static func suggestions(for finding: Finding, in run: Run) throws -> [Suggestion] {
    try [finding.cause, finding.sequence].flatMap { event in
      let answer = answer(at: event, in: run)
      return try answer.explanations.filter { $0.findings.contains { $0.id == finding.id } }
        .compactMap { try answer.cure(for: $0)?.suggestion }
    }
  }

  private static func answer(at event: UInt64, in run: Run) -> WhyAnswer {
    let excerpt = RunExcerpt(
      sequence: event, replayer: Replayer(), items: run.events.map(TraceItem.event))
    return WhyAnswer(excerpt, run.vocabulary, isWhole: true)
  }
}
