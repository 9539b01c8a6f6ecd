/// Findings in the form of Checkstyle.
struct CheckstyleReport {
  let text: String

  init(_ report: CheckReport) {
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + report.traces.filter { !$0.findings.isEmpty }.map { Self.file($0, report) }.joined()
      + "</checkstyle>\n"
  }

  private static func file(_ trace: CheckReport.Trace, _ report: CheckReport) -> String {
    let errors = trace.findings.map { finding in
      "    <error line=\"\(finding.line)\" severity=\"\(severity(finding))\""
        + " message=\"\(XMLText.escaped(finding.message))\" source=\"swivel.\(finding.id)\"/>\n"
    }
    let name = XMLText.escaped(report.relative(trace.path))
    return "  <file name=\"\(name)\">\n\(errors.joined())  </file>\n"
  }

  private static func severity(_ finding: FindingRecord) -> String {
    finding.severity == "note" ? "info" : finding.severity
  }
}
