import Foundation
import SwivelFindings
import SwivelReports
import SwivelTestKit
import Testing

struct FindingCatalogueTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/Findings.md")

  @Test func `the article is what the declarations say`() throws {
    let text = FindingCatalogue(ProjectScenarios.all).text
    if ProcessInfo.processInfo.environment["SWIVEL_RECORD"] != nil {
      try Data(text.utf8).write(to: Self.article)
      Issue.record("the article was written anew")
    }

    let written = String(decoding: try Data(contentsOf: Self.article), as: UTF8.self)

    #expect(written == text)
  }

  @Test func `each finding has a page on which its example is reported`() {
    let text = FindingCatalogue(ProjectScenarios.all).text
    let sections = text.components(separatedBy: "\n### ").dropFirst()

    #expect(sections.count == Detector.all.count)
    for (section, detector) in zip(sections, Detector.all) {
      let isTold = section.contains("[\(detector.id.rawValue)]")
      #expect(isTold || detector.loudExample.contains("/"), "\(detector.id.rawValue)")
    }
  }
}
