import SwivelReports

/// The messages about reading traces: those of the first few, and the number of the others.
struct TraceNotes {
  private static let limit = 5

  private let isLimited: Bool
  private var shownCount = 0
  private var hiddenCount = 0

  init(isLimited: Bool) {
    self.isLimited = isLimited
  }

  /// Shows the messages about a trace, or counts it.
  mutating func show(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    guard !isLimited || shownCount < Self.limit else { return hiddenCount += 1 }
    shownCount += 1
    Console.message(lines)
  }

  /// Shows how many traces had messages that were not shown.
  func finish() {
    guard hiddenCount > 0 else { return }
    Console.message(
      "note: \(hiddenCount.counting("other trace")) had notes or errors; --group none prints all of them"
    )
  }
}
