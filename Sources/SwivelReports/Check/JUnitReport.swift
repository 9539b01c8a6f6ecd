import SwivelFindings

/// Results in JUnit format, with one suite for each trace.
///
/// A trace that was checked has a failed case for each finding, a passed one if there are none, and
/// a skipped one if it could not be judged, or a failed one if that makes the command fail. A run
/// that was compared has one case, for the comparison: it names new findings, but `check` is what
/// fails because of them.
struct JUnitReport {
  let text: String

  init(_ report: CheckReport) {
    let suites = report.traces.map { (trace: $0, cases: Self.cases(of: $0, report)) }
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(report.command)\" \(suites.flatMap(\.cases).counts)>\n"
      + suites.map { Self.suite(report.relative($0.trace.path), $0.cases) }.joined()
      + "</testsuites>\n"
  }

  private static func suite(_ name: String, _ cases: [JUnitCase]) -> String {
    "  <testsuite name=\"\(XMLText.escaped(name))\" \(cases.counts)>\n"
      + cases.map { $0.text(in: name) }.joined() + "  </testsuite>\n"
  }

  private static func cases(of trace: CheckReport.Trace, _ report: CheckReport) -> [JUnitCase] {
    if let outcome = trace.outcome { return [comparison(outcome, trace, report)] }
    let findings = failures(of: trace, report)
    if let fault = trace.fault {
      return findings + [unreadable("is readable", fault)]
    }
    guard findings.isEmpty else { return findings }
    guard trace.missing.isEmpty else {
      let result = unjudged(trace.missing, report)
      return [JUnitCase(name: "is conclusive", result: result)]
    }
    return [JUnitCase(name: "no findings", result: .passed)]
  }

  /// A failure only if the command fails, so that a service that reads the report agrees.
  private static func unjudged(
    _ missing: [MissingFact], _ report: CheckReport
  ) -> JUnitCase.Result {
    guard report.rejectsUnjudged else { return .skipped(message: missing.sentence) }
    return .failure(
      message: missing.sentence, type: "inconclusive",
      body: missing.advice.joined(separator: "\n"))
  }

  private static func comparison(
    _ outcome: RunOutcome, _ trace: CheckReport.Trace, _ report: CheckReport
  ) -> JUnitCase {
    if let fault = trace.fault {
      return unreadable(outcome.test, fault)
    }
    if let exemption = outcome.exemption {
      return JUnitCase(name: outcome.test, result: .skipped(message: exemption))
    }
    guard let issue = outcome.issue else { return JUnitCase(name: outcome.test, result: .passed) }
    guard issue.rule != .incomplete else {
      let result = JUnitCase.Result.error(message: issue.message, type: issue.rule.rawValue)
      return JUnitCase(name: outcome.test, result: result)
    }
    let names = trace.findings.map { "new finding \($0.id): \($0.page)" }
    let texts = trace.findings.map {
      "new finding \($0.id), \($0.file):\($0.line): \($0.longMessage)"
    }
    let result = JUnitCase.Result.failure(
      message: ([issue.message] + names).joined(separator: "; "), type: issue.rule.rawValue,
      body: ([issue.text()] + texts).joined(separator: "\n"))
    let place = (file: report.relative(trace.path), line: issue.line)
    return JUnitCase(name: outcome.test, place: place, result: result)
  }

  private static func unreadable(_ name: String, _ fault: String) -> JUnitCase {
    JUnitCase(name: name, result: .error(message: fault, type: CheckReport.unreadable))
  }

  /// A failed case for each finding.
  ///
  /// Names contain no event, so that a case has the same name in the next run, and services can
  /// show its history.
  private static func failures(of trace: CheckReport.Trace, _ report: CheckReport) -> [JUnitCase] {
    var counts: [String: Int] = [:]
    return trace.findings.map { finding in
      let name = "\(finding.id): \(finding.page)"
      counts[name, default: 0] += 1
      let number = counts[name] == 1 ? "" : " (\(counts[name] ?? 0))"
      return failure(finding, named: name + number, report)
    }
  }

  private static func failure(
    _ finding: FindingRecord, named name: String, _ report: CheckReport
  ) -> JUnitCase {
    let result = JUnitCase.Result.failure(
      message: finding.longMessage, type: finding.severity.rawValue,
      body: "\(finding.file):\(finding.line)\n\(finding.advice)")
    return JUnitCase(
      name: name, place: (report.relative(finding.file), finding.line), result: result)
  }
}
