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
    text = findings.joined() + unjudged
  }

  // GitHub's runner treats a line that begins with two colons as a command.
  private static func path(_ file: String) -> String {
    let name = Names.printable(file)
    return name.drop(while: \.isWhitespace).hasPrefix(":") ? "./" + name : name
  }
}
