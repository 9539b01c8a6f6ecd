package import SwivelFindings
package import SwivelModel
package import SwivelWhatIf

/// What is left of a run that shows a finding, for people.
package struct MinimizedText {
  private let result: Minimizer.Result
  private let finding: Finding
  private let table: NameTable

  /// Makes the text of a result.
  package init(_ result: Minimizer.Result, _ finding: Finding, _ table: NameTable) {
    (self.result, self.finding, self.table) = (result, finding, table)
  }

  /// How much is left, and whether less would do.
  package var summary: String {
    let replays = result.replayCount.counting("replay")
    let rest = "\(result.events.count) of \(result.originalCount.counting("event"))"
    let verdict =
      result.isMinimal
      ? "no single one can be left out (\(replays))"
      : "perhaps not the fewest: stopped after \(replays)"
    return "\(rest) still show \(subject); \(verdict)"
  }

  /// The finding and its page.
  package var subject: String { "\(finding.id.rawValue) on \(finding.pageName(table))" }
}

/// What is left of a run that shows a finding, for programs.
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

  /// Makes the record of a result that was verified, with its events in the text form.
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

extension FindingSubject {
  /// Whether a finding of another trace is about the same.
  package func isSubject(
    of other: Finding, _ table: NameTable, _ otherTable: NameTable
  ) -> Bool {
    guard other.id == id else { return false }
    guard let name else { return other.page?.id == page && other.page?.name == nil }
    return other.page?.name.flatMap { otherTable[$0] } == table[name]
  }
}
