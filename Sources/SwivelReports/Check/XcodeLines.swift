/// Findings as a compiler tells them, which Xcode shows beside a build.
struct XcodeLines {
  let text: String

  init(_ trace: CheckReport.Trace) {
    text = trace.findings.map { finding in
      "\(finding.file):\(finding.line):1: \(finding.severity): \(finding.message) (\(finding.id))\n"
    }.joined()
  }
}
