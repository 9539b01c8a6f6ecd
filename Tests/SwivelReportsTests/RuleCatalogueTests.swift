import Foundation
import SwivelReports
import SwivelReplay
import SwivelTestKit
import Testing

struct RuleCatalogueTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/Rules.md")

  @Test func `the article is what the declarations say`() throws {
    let text = RuleCatalogue(ProjectScenarios.all).text
    if ProcessInfo.processInfo.environment["SWIVEL_RECORD"] != nil {
      try Data(text.utf8).write(to: Self.article)
      Issue.record("the article was written anew")
    }

    let written = String(decoding: try Data(contentsOf: Self.article), as: UTF8.self)

    #expect(written == text)
  }

  @Test func `each rule and premise has a page with an example that is played`() {
    let text = RuleCatalogue(ProjectScenarios.all).text
    let sections = text.components(separatedBy: "\n### ").dropFirst()

    #expect(sections.count == RuleID.allCases.count + Premise.all.count)
    for section in sections { #expect(section.contains("Example `"), "\(section.prefix(80))") }
  }
}
