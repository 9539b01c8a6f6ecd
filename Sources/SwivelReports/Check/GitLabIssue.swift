import SwivelFindings

/// A finding in GitLab's Code Climate format.
///
/// Source: GitLab, "Code Quality". Of findings with equal fingerprints only the first one is shown,
/// so the fingerprint includes the trace and a count within it.
struct GitLabIssue: Encodable {
  struct Lines: Encodable {
    let begin: UInt64
  }

  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  let description: String
  let checkName: String
  let fingerprint: String
  let severity: String
  let location: Location

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }

  /// The issues of a report.
  static func all(of report: CheckReport) -> [Self] {
    var counts: [String: Int] = [:]
    let findings = report.findings.map { finding in
      let path = report.relative(finding.file)
      let place = "\(report.relative(finding.trace)):\(finding.fingerprint)"
      counts[place, default: 0] += 1
      return Self(finding, path, "\(place):\(counts[place] ?? 1)")
    }
    return report.faults.map(Self.init(fault:)) + report.runIssues.map(Self.init(run:))
      + report.unjudged.map(Self.init(unjudged:)) + findings
  }

  private init(fault: (path: String, text: String)) {
    (description, checkName, severity) = (fault.text, CheckReport.unreadable, "major")
    fingerprint = "\(fault.path):\(checkName)"
    location = Location(path: fault.path, lines: Lines(begin: 1))
  }

  private init(run: PlacedIssue) {
    (description, checkName) = (run.sentence, run.issue.rule.rawValue)
    (severity, fingerprint) = ("major", run.fingerprint)
    location = Location(path: run.path, lines: Lines(begin: run.line))
  }

  private init(unjudged: (path: String, text: String)) {
    (description, checkName, severity) = (unjudged.text, UnjudgedText.id, "info")
    fingerprint = "\(unjudged.path):\(checkName)"
    location = Location(path: unjudged.path, lines: Lines(begin: 1))
  }

  private init(_ finding: FindingRecord, _ path: String, _ fingerprint: String) {
    (description, checkName, self.fingerprint) = (finding.message, finding.id, fingerprint)
    severity = Self.word(finding.severity)
    location = Location(path: path, lines: Lines(begin: finding.line))
  }

  private static func word(_ severity: Finding.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
