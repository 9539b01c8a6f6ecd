import Foundation
import SwivelReports
import Testing

/// The guide's table of formats is made of their declarations; `SWIVEL_RECORD=1` writes it anew,
/// and still fails.
struct CheckFormatGuideTests {
  private static let guide = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/Checking.md")
  private static let beginning =
    "<!-- Made by CheckFormatGuideTests: SWIVEL_RECORD=1 swift test -->\n"
  private static let end = "\n<!-- The end of what is made. -->\n"

  @Test func `the table of the guide is up to date`() throws {
    var text = try String(contentsOf: Self.guide, encoding: .utf8)
    let start = try #require(text.range(of: Self.beginning)?.upperBound)
    let end = try #require(text.range(of: Self.end)?.lowerBound)

    let isCurrent = text[start..<end] == Self.table
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      text.replaceSubrange(start..<end, with: Self.table)
      try Data(text.utf8).write(to: Self.guide)
    }

    #expect(isCurrent, "stale; run with SWIVEL_RECORD=1 and read the difference")
  }

  private static let table = """

    | Format | For |
    |---|---|
    \(CheckFormat.allCases.map { "| `\($0.rawValue)` | \($0.reader) |" }.joined(separator: "\n"))

    """
}
