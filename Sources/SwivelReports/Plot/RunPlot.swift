import SwivelFindings
import SwivelModel

/// The time line of a run as text: the lanes of the page, drawn with characters.
///
/// Nothing is said by color alone.
package struct RunPlot {
  /// The narrowest and the widest plot.
  package static let widths = 60...200
  /// The width where nothing else is known.
  package static let usualWidth = 100

  private let run: RunOutline
  private let width: Int
  private let command: String

  /// Plots a run.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - width: The number of columns; brought into ``widths``.
  ///   - command: The command that lists all findings.
  package init(_ run: RunOutline, width: Int, command: String) {
    (self.run, self.command) = (run, command)
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// The lines, without what is outside a range of times.
  package func lines(from begin: UInt64 = 0, to end: UInt64? = nil) -> [StyledLine] {
    let span = run.record.trace.span
    let sheet = PlotSheet(width: width, [run], from: begin, to: min(end ?? span, span))
    return [sheet.axis] + sheet.lines(run) + sheet.legend(of: [run]) + verdict
  }

  private var verdict: [StyledLine] {
    let findings = run.record.findings
    guard !findings.isEmpty else {
      let unknown = run.record.trace.unknown
      let reason = unknown.isEmpty ? "" : ": \(unknown.joined(separator: "; "))"
      return [StyledLine()] + wrapped(run.record.headline + reason, after: "")
    }
    let more = findings.count - Self.findingLimit
    return [StyledLine()]
      + findings.prefix(Self.findingLimit).enumerated().flatMap { lines(of: $1, number: $0 + 1) }
      + (more > 0 ? [StyledLine("and \(more.counting("more kind")): \(command)")] : [])
  }

  private static let findingLimit = 5

  private func lines(of finding: ReportFinding, number: Int) -> [StyledLine] {
    let label = run.record.findings.count > 1 ? "\(number)" : ""
    let count = finding.others.count
    let place = "\(Instant(rawValue: finding.t).text), event \(finding.seq)"
    let text =
      "\(finding.severity.rawValue): \(finding.summary.lowercasedFirst) (\(place)"
      + (count > 0 ? "; \(count) more)" : ")")
    let sign = String(finding.severity.mark.sign) + label + " "
    let style = finding.severity.mark.style
    return wrapped(text, after: sign, style)
      + [StyledLine(String(repeating: " ", count: sign.columns) + finding.command, .dim)]
  }

  private func wrapped(
    _ text: String, after sign: String, _ style: TextStyle = .plain
  ) -> [StyledLine] {
    text.wrapped(to: width - sign.columns).enumerated().map { index, line in
      var first = StyledLine(
        index == 0 ? sign : String(repeating: " ", count: sign.columns), style)
      first.append(line)
      return first
    }
  }
}

extension String {
  /// The text as it reads within a sentence.
  fileprivate var lowercasedFirst: String {
    let isName = dropFirst().first?.isUppercase ?? false
    return isName ? self : prefix(1).lowercased() + dropFirst()
  }
}
