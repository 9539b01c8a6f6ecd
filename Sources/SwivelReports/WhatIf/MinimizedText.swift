package import SwivelFindings
package import SwivelModel
package import SwivelQueries

/// A run minimized to a finding, as text.
package struct MinimizedText {
  private let result: Minimizer.Result
  private let finding: Finding
  private let table: NameTable

  /// Makes the text of a result.
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

  /// The finding and its page.
  package var subject: String { "\(finding.id.rawValue) on \(finding.pageName(table))" }
}

/// The JSON record of a run minimized to a finding.
package struct MinimizedRecord: Encodable {
  let schema = "swivel.whatif.minimized/1"
  let trace: String
  let finding: String
  let page: String
  let events: Int
  let of: Int
  let replays: Int
  let minimal: Bool
  let log: String?
  let text: [String]

  /// Makes the record of a verified result, with its events in the text form.
  package init(
    _ result: Minimizer.Result, _ finding: Finding, trace: String, log: String?, text: [String],
    _ table: NameTable
  ) {
    (self.trace, self.log, self.text) = (trace, log, text)
    (self.finding, page) = (finding.id.rawValue, finding.pageName(table))
    (events, of) = (result.events.count, result.originalCount)
    (replays, minimal) = (result.replayCount, result.isMinimal)
  }
}
