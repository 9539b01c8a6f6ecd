import SwivelReports
import SwivelTrace

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
