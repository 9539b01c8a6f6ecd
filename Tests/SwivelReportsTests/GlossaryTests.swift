import Foundation
import SwivelTestKit
import Testing

@testable import SwivelReports

/// `explain` prints the glossary; `SWIVEL_RECORD=1` writes its text anew, and still fails.
struct GlossaryTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  @Test func `the terms that explain prints are up to date`() throws {
    let guide = Self.sources.appendingPathComponent("swivel/Swivel.docc/Glossary.md")
    let file = Self.sources.appendingPathComponent("SwivelReports/Explain/TermPage+Text.swift")
    let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Term ") }.map(Self.line)
    let text = SourceOfText.file(
      adding: rows.joined(separator: "\n"), to: "TermPage", madeBy: "GlossaryTests")

    let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }

    #expect(isCurrent, "stale; run with SWIVEL_RECORD=1 and read the difference")
  }

  @Test func `a word stands for the term with its name, or else for those that contain it`() {
    #expect(TermPage.named("Gate").map(\.id) == ["gate"])
    #expect(TermPage.named("ll").map(\.id) == ["P, UD, LL, LR"])
    #expect(TermPage.named("asked").map(\.id) == ["asked controller"])
    #expect(TermPage.named("nothing").isEmpty)
  }

  /// A row without marks and references.
  private static func line(_ row: Substring) -> String {
    let cells = row.dropFirst(2).dropLast(2).split(separator: " | ", maxSplits: 1)
    let meaning = cells[1].replacing(/; see \[[^\]]*\]/, with: "").replacing("*", with: "")
    return "\(cells[0])\t\(meaning)"
  }
}
