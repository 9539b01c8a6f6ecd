package import SwivelFindings
package import SwivelModel
package import SwivelQueries

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
