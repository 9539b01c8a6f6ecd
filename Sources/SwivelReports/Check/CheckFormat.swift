import SwivelFindings

/// An output format of `check`.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, xcode, github, sarif, junit, gitlab, checkstyle, markdown

  /// Whether it is written once, after all traces.
  package var isWhole: Bool {
    switch self {
    case .text, .json, .xcode: false
    case .github, .sarif, .junit, .gitlab, .checkstyle, .markdown: true
    }
  }

  /// The output for one checked trace; `nil` for a format that is written at the end.
  ///
  /// - Throws: Encoding errors of a record; none of the project's records has any.
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

  /// The output for all traces; `nil` for a format that is written in parts.
  ///
  /// - Throws: Encoding errors of a record; none of the project's records has any.
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
