import SwivelLog

extension CheckReport {
  /// The command whose results these are.
  var command: String { isComparison ? "swivel diff" : "swivel check" }

  /// Whether runs were compared with others.
  var isComparison: Bool { traces.contains { $0.outcome != nil } }

  /// What is wrong with whole runs, each with its location.
  var runIssues: [PlacedIssue] {
    traces.compactMap { trace in
      guard let outcome = trace.outcome, let issue = outcome.issue else { return nil }
      return PlacedIssue(issue, of: trace.path, or: outcome.reference.path, below: base)
    }
  }
}

/// What is wrong with a run, located for services.
struct PlacedIssue {
  let issue: RunIssue
  let run: String
  /// The reported file, relative to the base if it is below it.
  let path: String
  let line: UInt64

  /// Locates it at the run; at its golden if only that is below the base, since services show no
  /// other files.
  init(_ issue: RunIssue, of run: String, or reference: String, below base: String) {
    (self.issue, self.run) = (issue, Names.printable(run))
    if let path = CheckReport.inside(base, run) {
      (self.path, line) = (path, issue.line)
    } else if let path = CheckReport.inside(base, reference) {
      (self.path, line) = (path, 1)
    } else {
      (path, line) = (run, issue.line)
    }
  }

  var sentence: String { "\(run): \(issue.sentence)" }

  func text(limit: Int = .max) -> String { "\(run): \(issue.text(limit: limit))" }

  /// A fingerprint that stays the same while the run fails for the same kind of reason.
  var fingerprint: String { "\(path):\(issue.rule.rawValue)" }
}
