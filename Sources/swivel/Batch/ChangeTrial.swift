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

  /// The first change with which a problem is gone; `nil` if there is none.
  private func change(for finding: Finding) -> Suggestion? {
    let trace = WhyTrace(path, mode: mode)
    guard case .found(let excerpt, let reachesEnd) = try? WhySearch(trace).event(finding.cause),
      let vocabulary = trace.run?.reader.vocabulary
    else { return nil }
    let answer = WhyAnswer(excerpt, vocabulary, isWhole: reachesEnd)
    let explanation = answer.explanations.first { explanation in
      explanation.findings.first.map { $0.id == finding.id && $0.page == finding.page } ?? false
    }
    return explanation.flatMap { try? answer.suggestion(for: $0) }
  }

  /// The command that tries it, with what it depends on; empty if there is none.
  func lines(for finding: Finding) -> [String] {
    guard let change = change(for: finding) else { return [] }
    return [change.command(path, mode: mode)] + [change.caution].compactMap(\.self)
  }
}
