import SwivelLog
import SwivelQueries
import SwivelReports

/// The rows of a trace in all tables, ready to be written.
struct TabledRows: Sendable {
  let file: String
  let rows: TableRows
  let notes: [String]

  init(_ trace: Examination) {
    file = trace.file
    rows = TableRows(trace.summarized)
    notes = (trace.fault?.lines ?? trace.notes) + Self.notes(of: rows, in: trace.path)
  }

  private static func notes(of rows: TableRows, in path: String) -> [String] {
    guard rows.omittedCount > 0 else { return [] }
    return [
      "note: \(path): the table has only the first \(rows.transitionCount) transitions; "
        + "\(rows.omittedCount) later ones are left out"
    ]
  }
}
