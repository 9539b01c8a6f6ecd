import SwivelFindings

/// Findings in JUnit format: one suite per trace, with a failed case for each finding, a passed one
/// if there are none, and a skipped one if the trace could not be judged.
struct JUnitReport {
  let text: String

  init(_ report: CheckReport) {
    let faults = report.traces.filter { $0.fault != nil }.count
    let cases = report.traces.map { max(1, $0.findings.count + ($0.fault == nil ? 0 : 1)) }
    let skipped = report.unjudged.count
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"swivel check\" tests=\"\(cases.reduce(0, +))\""
      + " failures=\"\(report.findings.count)\" errors=\"\(faults)\""
      + " skipped=\"\(skipped)\">\n"
      + zip(report.traces, cases).map { Self.suite($0, caseCount: $1, report) }.joined()
      + "</testsuites>\n"
  }

  private static func suite(
    _ trace: CheckReport.Trace, caseCount: Int, _ report: CheckReport
  ) -> String {
    let name = XMLText.escaped(report.relative(trace.path))
    let fault = trace.fault.map { fault in
      "    <testcase classname=\"\(name)\" name=\"is readable\">\n"
        + "      <error message=\"\(XMLText.escaped(fault))\"/>\n    </testcase>\n"
    }
    let skipped = trace.missing.isEmpty ? 0 : 1
    let passed = skipped == 0 ? Self.passed(name) : Self.skipped(trace.missing, name)
    let failed = trace.findings.map { Self.testCase($0, name, report) }.joined()
    return "  <testsuite name=\"\(name)\" tests=\"\(caseCount)\""
      + " failures=\"\(trace.findings.count)\" errors=\"\(trace.fault == nil ? 0 : 1)\""
      + " skipped=\"\(skipped)\">\n"
      + (failed.isEmpty && fault == nil ? passed : failed + (fault ?? "")) + "  </testsuite>\n"
  }

  private static func passed(_ file: String) -> String {
    "    <testcase classname=\"\(file)\" name=\"no findings\"/>\n"
  }

  private static func skipped(_ missing: [MissingFact], _ file: String) -> String {
    let message = XMLText.escaped(missing.sentence)
    return "    <testcase classname=\"\(file)\" name=\"can be judged\">\n"
      + "      <skipped message=\"\(message)\"/>\n    </testcase>\n"
  }

  private static func testCase(
    _ finding: FindingRecord, _ file: String, _ report: CheckReport
  ) -> String {
    let place = XMLText.escaped(report.relative(finding.file))
    let title = XMLText.escaped("\(finding.id): \(finding.page)")
    let body = XMLText.escaped("\(finding.file):\(finding.line)\n\(finding.advice)")
    return "    <testcase classname=\"\(file)\" name=\"\(title), event \(finding.seq)\""
      + " file=\"\(place)\" line=\"\(finding.line)\">\n"
      + "      <failure message=\"\(XMLText.escaped(finding.longMessage))\""
      + " type=\"\(finding.severity.rawValue)\">\(body)</failure>\n    </testcase>\n"
  }
}
