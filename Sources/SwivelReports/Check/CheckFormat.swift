import SwivelFindings

/// An output format of `check`.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, xcode, github, sarif, junit, gitlab, checkstyle, markdown, html

  /// What reads it, for the help and the guide.
  package var reader: String {
    switch self {
    case .text: "people"
    case .json: "programs; one object per line"
    case .xcode: "Xcode's issue navigator, in a build phase"
    case .github: "annotations of a GitHub workflow, and its job summary"
    case .sarif: "code scanning, SARIF 2.1.0"
    case .junit: "test reports"
    case .gitlab: "GitLab's Code Quality"
    case .checkstyle: "tools that read Checkstyle"
    case .markdown: "comments on a pull request"
    case .html: "a browser; requires a path: a file, or a directory if it ends in /"
    }
  }

  /// When a format is written.
  private enum Output {
    /// After each trace.
    case parts((CheckReport.Trace) throws -> String)
    /// Once, after all traces.
    case document((CheckReport) throws -> String)
    /// By the command that makes pages.
    case pages
  }

  private var output: Output {
    switch self {
    case .text: .parts { $0.lines.map { $0 + "\n" }.joined() }
    case .json: .parts(Self.lines)
    case .xcode: .parts { XcodeLines($0).text }
    case .github: .document { GitHubAnnotations($0).text }
    case .sarif: .document { try JSONLine.encode(SARIFLog($0)) + "\n" }
    case .junit: .document { JUnitReport($0).text }
    case .gitlab: .document { try JSONLine.encode(GitLabIssue.all(of: $0)) + "\n" }
    case .checkstyle: .document { CheckstyleReport($0).text }
    case .markdown: .document { MarkdownReport($0).text() }
    case .html: .pages
    }
  }

  /// Whether it is written once, after all traces.
  package var isWhole: Bool {
    if case .document = output { true } else { false }
  }

  /// The output for one checked trace; `nil` for a format that is written at the end.
  ///
  /// - Throws: Encoding errors of a record; none of the project's records has any.
  package func part(of trace: CheckReport.Trace) throws -> String? {
    guard case .parts(let text) = output else { return nil }
    return try text(trace)
  }

  /// The output for all traces; `nil` for a format that is written in parts.
  ///
  /// - Throws: Encoding errors of a record; none of the project's records has any.
  package func document(of report: CheckReport) throws -> String? {
    guard case .document(let text) = output else { return nil }
    return try text(report)
  }

  private static func lines(of trace: CheckReport.Trace) throws -> String {
    let findings = try trace.findings.map { try JSONLine.encode($0) + "\n" }.joined()
    guard !trace.missing.isEmpty else { return findings }
    let verdict = VerdictRecord(trace.path, .unjudged(trace.missing))
    return findings + (try JSONLine.encode(verdict)) + "\n"
  }
}
