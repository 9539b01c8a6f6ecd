import SwivelReports

/// The page of a trace, or its document as JSON.
struct MadeReport: Sendable {
  let path: String
  let trace: ReportRecord
  /// The page, or the JSON; empty where no page is needed.
  let text: String
  let notes: [String]
  /// Whether a part of the trace was lost, or could not be read.
  let hasLoss: Bool
  /// Whether nothing of the trace could be read.
  let isUnread: Bool

  /// Makes the page of a trace, or another text of it; `nil` if its report was not asked for.
  init?(_ examined: Examination, _ make: (@Sendable (ReportRecord) -> String)?) {
    guard let report = examined.report else { return nil }
    (path, trace) = (examined.path, report)
    hasLoss = examined.hasLoss || examined.fault != nil
    notes = examined.fault?.lines ?? examined.readingNotes
    isUnread = examined.fault != nil && report.trace.events == 0
    text = make?(report) ?? ""
  }
}
