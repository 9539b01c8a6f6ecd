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
    case parts((CheckReport.Trace) -> String)
    /// Once, after all traces.
    case document((CheckReport) -> String)
    /// By the command that makes pages.
    case pages
  }

  private var output: Output {
    switch self {
    case .text: .parts { $0.lines.map { $0 + "\n" }.joined() }
    case .json: .parts(Self.lines)
    case .xcode: .parts { XcodeLines($0).text }
    case .github: .document { GitHubAnnotations($0).text }
    case .sarif: .document { SARIFLog($0).json + "\n" }
    case .junit: .document { JUnitReport($0).text }
    case .gitlab: .document { GitLabIssue.all(of: $0).json + "\n" }
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
  package func part(of trace: CheckReport.Trace) -> String? {
    guard case .parts(let text) = output else { return nil }
    return text(trace)
  }

  /// The output for all traces; `nil` for a format that is written in parts.
  package func document(of report: CheckReport) -> String? {
    guard case .document(let text) = output else { return nil }
    return text(report)
  }

  private static func lines(of trace: CheckReport.Trace) -> String {
    let findings = trace.findings.map { $0.json + "\n" }.joined()
    guard !trace.missing.isEmpty else { return findings }
    return findings + VerdictRecord(trace.path, .unjudged(trace.missing)).json + "\n"
  }
}
