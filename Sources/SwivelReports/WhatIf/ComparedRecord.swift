package import SwivelModel
import SwivelReplay
package import SwivelQueries

/// The JSON record of an event in two timelines.
package struct ComparedRecord: Encodable {
  let schema = "swivel.whatif.moment/1"
  let seq: UInt64
  let t: UInt64
  let event: String
  let differs: Bool
  let before: [TimelineRecord]
  let after: [TimelineRecord]

  /// Makes the record of an event; `nil` if there is nothing to report.
  package init?(_ step: ComparedRun.Step, _ table: NameTable) {
    let rows = ComparedRow.rows(of: step)
    guard !rows.isEmpty else { return nil }
    (seq, t) = (step.event.sequence, step.event.instant.rawValue)
    (event, differs) = (step.fate.rawValue, rows.contains(where: \.differs))
    before =
      step.before.map { TimelineRecord.records(of: $0, step.original.situation, table) } ?? []
    after = step.after.map { TimelineRecord.records(of: $0, step.changed.situation, table) } ?? []
  }
}
