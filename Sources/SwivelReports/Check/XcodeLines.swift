import SwivelFindings

/// Findings as a compiler tells them, which Xcode shows beside a build.
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

  // A line that begins with two colons is a command, where GitHub's runner reads along.
  private static func path(_ file: String) -> String {
    let name = Names.printable(file)
    return name.drop(while: \.isWhitespace).hasPrefix(":") ? "./" + name : name
  }
}
