import SwivelFindings
import SwivelLog
import SwivelQueries
import SwivelReports
import SwivelTrace

/// Tries changes for the problems of a trace, as `swivel why` does.
struct ChangeTrial: Sendable {
  // A trial replays the trace several times.
  private static let eventLimit: UInt64 = 20_000

  private let path: String
  private let mode: LogReader.Mode

  /// Prepares trials; `nil` for a trace that a command cannot name, that is incomplete, or that is
  /// too long.
  init?(_ examined: Examination, _ mode: LogReader.Mode) {
    guard examined.path != "-", examined.path == examined.file, examined.fault == nil,
      !examined.hasLoss, examined.summary?.eventCount ?? .max <= Self.eventLimit
    else { return nil }
    (path, self.mode) = (examined.file, mode)
  }

  /// The change with which a problem is gone; `nil` if there is none.
  ///
  /// What UIKit decided at the event that led to it may leave nothing to change, unlike what it
  /// decided when the problem appeared.
  func cure(for finding: Finding) -> SuggestionSearch.Cure? {
    cure(for: finding, at: finding.cause)
      ?? (finding.cause == finding.sequence ? nil : cure(for: finding, at: finding.sequence))
  }

  private func cure(for finding: Finding, at event: UInt64) -> SuggestionSearch.Cure? {
    let trace = WhyTrace(path, mode: mode)
    guard case .found(let excerpt, let reachesEnd) = try? WhySearch(trace).event(event),
      let vocabulary = trace.run?.reader.vocabulary
    else { return nil }
    let answer = WhyAnswer(excerpt, vocabulary, isWhole: reachesEnd)
    for explanation in answer.explanations {
      guard let same = explanation.findings.first(where: finding.isSame) else { continue }
      return try? answer.cure(for: explanation, curing: same)
    }
    return nil
  }

  /// The command that tries it, with what it depends on; empty if there is none.
  func lines(for finding: Finding) -> [String] { lines(of: cure(for: finding)) }

  /// The command that tries a cure.
  func lines(of cure: SuggestionSearch.Cure?) -> [String] {
    guard let change = cure?.suggestion else { return [] }
    return [change.command(path, mode: mode)] + [change.caution].compactMap(\.self)
  }
}

extension Finding {
  /// Whether another reading of the trace found the same.
  func isSame(as other: Finding) -> Bool {
    id == other.id && page == other.page && sequence == other.sequence
  }
}
