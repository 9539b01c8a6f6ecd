import SwivelReports

/// The page of a trace, or its document as JSON.
struct MadeReport: Sendable {
  /// The path of the trace.
  let path: String
  let trace: ReportRecord
  /// The page, or the JSON; empty where no page is needed.
  let text: Result<String, any Error>
  let notes: [String]
  let hasLoss: Bool
  /// Whether nothing of the trace could be read.
  let isUnread: Bool

  /// Reads a trace, and makes its page or another text of it.
  init(_ read: ReportedTrace, _ make: (@Sendable (ReportRecord) throws -> String)?) {
    path = read.path
    (trace, notes, hasLoss) = (read.record, read.fault?.lines ?? read.notes, read.hasLoss)
    isUnread = read.fault != nil && read.record.trace.events == 0
    text = Result { try make?(read.record) ?? "" }
  }
}
