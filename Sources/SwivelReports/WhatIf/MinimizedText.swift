package import SwivelFindings
package import SwivelModel
package import SwivelQueries

/// A run minimized to a finding, as text.
package struct MinimizedText {
  private let result: Minimizer.Result
  private let finding: Finding
  private let table: NameTable

  package init(_ result: Minimizer.Result, _ finding: Finding, _ table: NameTable) {
    (self.result, self.finding, self.table) = (result, finding, table)
  }

  /// The remaining size, and whether it is minimal.
  package var summary: String {
    let replays = result.replayCount.counting("replay")
    let rest = "\(result.events.count) of \(result.originalCount.counting("event"))"
    let verdict =
      result.isMinimal
      ? "no single event can be removed (\(replays))"
      : "possibly not minimal: stopped after \(replays)"
    return "\(rest) are enough to reproduce \(subject); \(verdict)"
  }

  package var subject: String { "\(finding.id.rawValue) on \(finding.pageName(table))" }
}
