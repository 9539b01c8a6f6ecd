import SwivelFindings

/// Findings in the form of Checkstyle.
struct CheckstyleReport {
  let text: String

  init(_ report: CheckReport) {
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + Self.files(report).map { Self.file($0.name, $0.findings) }.joined()
      + "</checkstyle>\n"
  }

  /// The findings by their files, in the order in which these come up.
  private static func files(
    _ report: CheckReport
  ) -> [(name: String, findings: [FindingRecord])] {
    var places: [String: Int] = [:]
    var files: [(name: String, findings: [FindingRecord])] = []
    for finding in report.findings {
      let name = report.relative(finding.file)
      let place = places[name] ?? files.count
      places[name] = place
      if place == files.count { files.append((name, [])) }
      files[place].findings.append(finding)
    }
    return files
  }

  private static func file(_ name: String, _ findings: [FindingRecord]) -> String {
    let errors = findings.map { finding in
      "    <error line=\"\(finding.line)\" severity=\"\(word(finding.severity))\""
        + " message=\"\(XMLText.escaped(finding.message))\" source=\"swivel.\(finding.id)\"/>\n"
    }
    return "  <file name=\"\(XMLText.escaped(name))\">\n\(errors.joined())  </file>\n"
  }

  private static func word(_ severity: Finding.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
