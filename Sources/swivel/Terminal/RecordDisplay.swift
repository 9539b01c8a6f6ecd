import CSwivel
import SwivelReports
import SwivelTrace

/// What `record` shows on a terminal while it runs: how to end it, invalid lines, and counts.
final class RecordDisplay {
  // In microseconds.
  private static let interval: UInt64 = 100_000

  /// Whether there is a terminal to show it.
  let isVisible = Terminal.isThere(2)
  private let path: String
  private var line = StatusLine()
  private var lastCount: UInt64 = 0

  init(_ path: String) {
    self.path = path
  }

  func take(_ notice: Capture.Notice) {
    guard isVisible else { return }
    switch notice {
    case .began:
      Console.message("recording to \(path); press Ctrl-C to stop")
    case .fault(let fault):
      line.erase()
      Console.message("note: rejected \(fault)")
    case .counted(let summary): show(summary)
    }
  }

  func end() { line.erase() }

  private func show(_ summary: Capture.Summary) {
    let now = swivel_monotonic_microseconds()
    guard now - lastCount >= Self.interval else { return }
    lastCount = now
    line.show(
      [
        summary.eventCount.counting("event"), "\(summary.ignoredLineCount) ignored",
        "\(summary.rejectedLineCount) rejected",
      ].joined(separator: ", "))
  }
}
