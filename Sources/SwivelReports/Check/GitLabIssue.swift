import SwivelFindings

/// A finding in GitLab's Code Climate format.
///
/// Source: GitLab, "Code Quality". Of findings with equal fingerprints only the first one is shown,
/// so the fingerprint includes the trace and a count within it.
enum GitLabIssue {
  static func all(of report: CheckReport) -> [JSONObject] {
    var counts: [String: Int] = [:]
    let findings = report.findings.map { finding in
      let place = "\(report.relative(finding.trace)):\(finding.fingerprint)"
      counts[place, default: 0] += 1
      return issue(
        finding.id, finding.message, finding.severity.among("info", "minor", "major"),
        at: (report.relative(finding.file), finding.line), "\(place):\(counts[place] ?? 1)")
    }
    return report.faults.map { path, text in
      issue(CheckReport.unreadable, text, "major", at: (path, 1))
    }
      + report.runIssues.map { run in
        issue(
          run.issue.rule.rawValue, run.sentence, "major", at: (run.path, run.line),
          run.fingerprint)
      } + report.unjudged.map { path, text in issue(UnjudgedText.id, text, "info", at: (path, 1)) }
      + findings
  }

  private static func issue(
    _ name: String, _ text: String, _ severity: String, at place: (path: String, line: UInt64),
    _ fingerprint: String? = nil
  ) -> JSONObject {
    let location: JSONObject = ["path": place.path, "lines": ["begin": place.line]]
    return [
      "description": text, "check_name": name, "severity": severity, "location": location,
      "fingerprint": fingerprint ?? "\(place.path):\(name)",
    ]
  }
}
