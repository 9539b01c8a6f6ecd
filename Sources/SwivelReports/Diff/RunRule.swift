/// The id of a result about a whole run, which reports to services have beside those of findings.
package enum RunRule: String, CaseIterable, Sendable {
  case differs = "run-differs"
  case goldenMissing = "golden-missing"
  case runMissing = "run-missing"
  case incomplete = "run-incomplete"

  /// What such a result means, in one line.
  package var summary: String {
    switch self {
    case .differs: "a run behaves differently from its golden, or from its base"
    case .goldenMissing: "a run has no golden, or a new one that has not been reviewed"
    case .runMissing: "a golden has no matching run"
    case .incomplete: "part of a run or of its golden is missing, so they cannot be compared"
    }
  }

  /// What to do about it.
  package var help: String {
    switch self {
    case .differs:
      "Run the swivel diff command of the message to see everything that differs. If the difference is intended, save the run as the golden with swivel accept."
    case .goldenMissing:
      "Review the run with swivel replay, save it as the golden with swivel accept, and commit the golden."
    case .runMissing:
      "A test stopped recording: \(GoldenWords.withoutRun)."
    case .incomplete:
      "Record the run again. If part of the golden is missing, save a complete run as the golden with swivel accept."
    }
  }
}
