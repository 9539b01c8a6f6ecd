import SwivelFindings
import SwivelModel

/// Findings as workflow commands of GitHub Actions.
///
/// Source: "Workflow commands for GitHub Actions". A step shows ten annotations of a level and
/// drops the others silently, so that the tenth states the number of the rest.
struct GitHubAnnotations {
  static let limit = 10
  // Readers see the first lines of an annotation; the command shows all.
  private static let lineLimit = 12

  let text: String

  init(_ report: CheckReport) {
    text = Finding.Severity.allCases.reversed().map { severity in
      let faults = severity == .error ? Self.faults(report) + Self.runs(report) : []
      let unjudged = severity == .warning ? Self.unjudged(report) : []
      return Self.lines(
        severity.among("notice", "warning", "error"),
        faults + Self.findings(severity, report) + unjudged,
        of: report.command)
    }.joined()
  }

  private static func faults(_ report: CheckReport) -> [String] {
    report.faults.map { fault in
      "file=\(property(fault.path)),title=\(CheckReport.unreadable)::\(data(fault.text))"
    }
  }

  private static func runs(_ report: CheckReport) -> [String] {
    report.runIssues.map { placed in
      "file=\(property(placed.path)),line=\(placed.line),"
        + "title=\(property(placed.issue.rule.rawValue))::\(data(placed.text(limit: lineLimit)))"
    }
  }

  private static func unjudged(_ report: CheckReport) -> [String] {
    report.unjudged.map { trace in
      "file=\(property(trace.path)),title=\(UnjudgedText.id)::\(data(trace.text))"
    }
  }

  private static func findings(
    _ severity: Finding.Severity, _ report: CheckReport
  ) -> [String] {
    let problems = report.problems.filter { $0.first.severity == severity }
    // Roots before their consequences.
    let ranked = problems.filter { $0.first.root == nil } + problems.filter { $0.first.root != nil }
    return ranked.map { problem in
      let finding = problem.first
      let file = property(report.relative(finding.file))
      return "file=\(file),line=\(finding.line),title=\(property(finding.id))::"
        + data("\(finding.message)\(problem.note)\n\(finding.advice)")
    }
  }

  private static func lines(
    _ command: String, _ messages: [String], of source: String
  ) -> String {
    let shown = messages.prefix(messages.count > limit ? limit - 1 : limit)
    let rest = messages.count - shown.count
    let more = rest > 0 ? ["title=\(source)::and \(rest) more"] : []
    return (shown + more).map { "::\(command) \($0)\n" }.joined()
  }

  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      // Job logs are rendered like a terminal.
      case let scalar where scalar.isSteering: "\u{FFFD}"
      default: String(Character(scalar))
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
