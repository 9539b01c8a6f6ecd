import SwivelReports
import SwivelTrace

/// The JSON record of an import.
struct ImportRecord: Encodable {
  let schema = "swivel.import/1"
  let kind: String
  let file: String
  let log: String
  let records: UInt64
  let events: UInt64
  let head: UInt64
  let duplicates: UInt64
  let ignored: UInt64
  let unknown: UInt64
  let others: UInt64
  let rejected: UInt64
  let replaced: UInt64

  init(_ command: ImportCommand, _ counts: ImportCounts) {
    (kind, file, log) = (command.kind.imported.name, command.file, command.output)
    (records, events, head) = (counts.records, counts.events, counts.head)
    (duplicates, ignored, unknown) = (counts.duplicates, counts.ignored, counts.unknown)
    (others, rejected, replaced) = (counts.others, counts.rejected, counts.replaced)
  }
}

extension ImportCounts {
  /// Where the events come from, and what became of each record: both add up.
  func summary(of kind: Import.Kind, to output: String) -> String {
    let origin = if case .console = kind { "stated" } else { "from the report's head" }
    let used = "\(events - head) from \(usedRecords) of \(records.counting("record"))"
    let rest = [
      (duplicates, "repeated"), (ignored, "about something else"), (unknown, "not understood"),
      (others, "of other processes"), (rejected, "rejected"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "imported \(events.counting("event")) to \(output): "
      + (head > 0 ? "\(head) \(origin), " : "") + used + (rest.isEmpty ? "" : "; " + rest)
  }
}
