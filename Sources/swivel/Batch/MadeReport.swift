import SwivelLog
import SwivelPage
import SwivelReports

/// The page of a trace, or its document as JSON.
struct MadeReport: Sendable {
  let trace: ReportRecord
  /// The page, or the JSON; empty where a folder needs no page.
  let text: Result<String, any Error>
  let notes: [String]
  let hasLoss: Bool
  /// Whether nothing of the trace could be read.
  let isUnread: Bool

  /// Reads a trace and makes its page if that is needed; its document where there are no pages.
  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ page: ReportPage?,
    isNeeded: @Sendable (ReportRecord) -> Bool
  ) {
    let read = ReportedTrace(input, mode: mode, Judgement())
    (trace, notes, hasLoss) = (read.record, read.fault?.lines ?? read.notes, read.hasLoss)
    isUnread = read.fault != nil && read.record.trace.events == 0
    text = Result {
      guard let page else { return try JSONLine.encode(read.record) }
      return isNeeded(read.record) ? try page.html(read.record) : ""
    }
  }
}
