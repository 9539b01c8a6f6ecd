import SwivelFindings

/// A form in which the findings of `check` are written.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, xcode, github, sarif, junit, gitlab, checkstyle, markdown

  /// Whether it tells all traces at the end, and nothing before.
  package var isWhole: Bool {
    switch self {
    case .text, .json, .xcode: false
    case .github, .sarif, .junit, .gitlab, .checkstyle, .markdown: true
    }
  }

  /// What is written of a trace as soon as it was checked; `nil` for a form that tells all at the
  /// end.
  ///
  /// - Throws: What a record throws when it encodes itself; none of the project's do.
  package func part(of trace: CheckReport.Trace) throws -> String? {
    switch self {
    case .text: trace.lines.map { $0 + "\n" }.joined()
    case .json: try Self.lines(of: trace)
    case .xcode: XcodeLines(trace).text
    case .github, .sarif, .junit, .gitlab, .checkstyle, .markdown: nil
    }
  }

  private static func lines(of trace: CheckReport.Trace) throws -> String {
    let findings = try trace.findings.map { try JSONLine.encode($0) + "\n" }.joined()
    guard !trace.missing.isEmpty else { return findings }
    let verdict = VerdictRecord(trace.path, .unjudged(trace.missing))
    return findings + (try JSONLine.encode(verdict)) + "\n"
  }

  /// What is written of all traces at the end; `nil` for a form that is written in parts.
  ///
  /// - Throws: What a record throws when it encodes itself; none of the project's do.
  package func document(of report: CheckReport) throws -> String? {
    switch self {
    case .text, .json, .xcode: nil
    case .github: GitHubAnnotations(report).text
    case .sarif: try JSONLine.encode(SARIFLog(report)) + "\n"
    case .junit: JUnitReport(report).text
    case .gitlab: try JSONLine.encode(GitLabIssue.all(of: report)) + "\n"
    case .checkstyle: CheckstyleReport(report).text
    case .markdown: MarkdownReport(report).text()
    }
  }
}
