import SwivelFindings

/// Findings in the format of compiler diagnostics, which Xcode shows in a build.
struct XcodeLines {
  let text: String

  init(_ trace: CheckReport.Trace) {
    let unjudged =
      trace.missing.isEmpty
      ? ""
      : "\(Self.path(trace.path)):1:1: warning: \(trace.missing.sentence) (\(UnjudgedText.id))\n"
    let findings = trace.findings.map { finding in
      "\(Self.path(finding.file)):\(finding.line):1: \(finding.severity.rawValue): "
        + "\(finding.message) (\(finding.id))\n"
    }
    text = Self.run(trace) + findings.joined() + unjudged
  }

  private static func run(_ trace: CheckReport.Trace) -> String {
    if let outcome = trace.outcome, let fault = trace.fault {
      return
        "\(path(trace.path)):1:1: error: \(Names.printable(fault)), so it was not compared with "
        + "\(Names.printable(outcome.reference.path)) (\(CheckReport.unreadable))\n"
    }
    guard let issue = trace.outcome?.issue else { return "" }
    return
      "\(path(trace.path)):\(issue.line):1: error: \(issue.sentence) (\(issue.rule.rawValue))\n"
  }

  // GitHub's runner treats a line that begins with two colons as a command.
  private static func path(_ file: String) -> String {
    let name = Names.printable(file)
    return name.drop(while: \.isWhitespace).hasPrefix(":") ? "./" + name : name
  }
}
