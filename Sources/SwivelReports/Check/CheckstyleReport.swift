import SwivelFindings

/// Findings in Checkstyle format.
struct CheckstyleReport {
  let text: String

  init(_ report: CheckReport) {
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + Self.files(report).map(Self.file).joined() + "</checkstyle>\n"
  }

  /// The errors grouped by file, in the order of first appearance.
  private static func files(_ report: CheckReport) -> [(name: String, errors: String)] {
    let faults = report.faults.map { ($0.path, error(.error, 1, $0.text, CheckReport.unreadable)) }
    let runs = report.runIssues.map { run in
      (run.path, error(.error, run.line, run.sentence, run.issue.rule.rawValue))
    }
    let unjudged = report.unjudged.map { ($0.path, error(.note, 1, $0.text, UnjudgedText.id)) }
    let findings = report.findings.map { finding in
      let error = error(finding.severity, finding.line, finding.message, finding.id)
      return (report.relative(finding.file), error)
    }
    var places: [String: Int] = [:]
    var files: [(name: String, errors: String)] = []
    for (name, error) in faults + runs + unjudged + findings {
      let place = places[name] ?? files.count
      places[name] = place
      if place == files.count { files.append((name, "")) }
      files[place].errors += error
    }
    return files
  }

  private static func error(
    _ severity: Finding.Severity, _ line: UInt64, _ message: String, _ source: String
  ) -> String {
    "    <error line=\"\(line)\" severity=\"\(severity.among("info", "warning", "error"))\""
      + " message=\"\(XMLText.escaped(message))\" source=\"swivel.\(source)\"/>\n"
  }

  private static func file(_ name: String, _ errors: String) -> String {
    "  <file name=\"\(XMLText.escaped(name))\">\n\(errors)  </file>\n"
  }
}
