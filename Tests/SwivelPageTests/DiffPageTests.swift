import Foundation
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTestKit
import Testing

@testable import SwivelPage
@testable import SwivelTrace

struct DiffPageTests {
  private struct Run {
    var events: [Event]
    var names: NameTable
    var path: String

    init(_ name: String) throws {
      let run = try ExampleRun("./\(name)")
      (events, names, path) = (run.events, run.vocabulary.names, "\(name).swivel")
    }

    var stream: KeptStream { KeptStream(events.map(TraceItem.event), names) }

    var tokens: RunTokens {
      var tokens = RunTokens()
      for event in events { tokens.append(.event(event), names: names) }
      return tokens
    }

    var reported: DiffReportRun {
      var (reading, builder) = (RunReading(.lanes), ReportBuilder())
      var compared = ComparedEvents()
      for event in events {
        compared.append(.event(event), names: names)
        builder.apply(.event(event), &reading) { names }
      }
      reading.finish(isWhole: true)
      let record = ReportRecord(ReportTrace(path), generator: "swivel", command: "swivel report")
      let findings = Diagnosis.of(reading.analysis.findings)
      return DiffReportRun(builder.finish(record, reading, findings, names), compared)
    }
  }

  private static func record(_ base: Run, _ head: Run) throws -> DiffReportRecord {
    let runs = RunComparison(base.tokens, head.tokens)
    let comparison = try runs.result({ base.stream }, { head.stream })
    return DiffReportRecord(
      comparison, hunks: runs.hunks, base: base.reported, head: head.reported,
      generator: "swivel", command: "swivel diff")
  }

  private static func page(_ base: Run, _ head: Run) throws -> String {
    ReportPage.html(try record(base, head))
  }

  @Test func `a page says what differs, why, and what came of it in both runs`() throws {
    let page = try Self.page(Run("previous-page-cured"), Run("previous-page"))

    #expect(page.contains("<h1>Main window shows landscapeRight instead of portrait</h1>"))
    #expect(
      page.contains(
        "MainTabController returns the value of the innermost page's custom property (leafCustom)"))
    #expect(page.contains("stayed in landscapeRight, kept by rule pop-stays"))
    #expect(page.contains("rotated landscapeRight → portrait"))
    #expect(page.contains(#"id="new-findings-title""#))
    #expect(!page.contains(#"id="fixed-findings-title""#))
    #expect(page.contains(#"class="tint""#) && page.contains(#"class="link differs""#))
  }

  @Test func `what is new in one direction is fixed in the other`() throws {
    let page = try Self.page(Run("previous-page"), Run("previous-page-cured"))

    #expect(page.contains("<h1>Main window shows portrait instead of landscapeRight</h1>"))
    #expect(page.contains(#"id="fixed-findings-title""#))
    #expect(page.contains(##"href="#base-event=28""##))
  }

  @Test func `the stretch that differs lasts to the end of each run`() throws {
    let record = try Self.record(Run("previous-page-cured"), Run("previous-page"))
    let only = try #require(record.consequences.first)

    #expect(record.consequences.count == 1)
    #expect((only.consequence.first.base, only.consequence.first.head) == (28, 28))
    #expect(only.end.base == record.base.trace.span)
    #expect(only.end.head == record.head.trace.span)
    #expect(record.pairs.records[record.focus].head?.seq == 28)
    #expect(record.pairs.differing.contains(record.focus))
  }

  @Test func `runs that are the same have a page that says so`() throws {
    let page = try Self.page(Run("previous-page"), Run("previous-page"))

    #expect(page.contains("<h1>No behavioral change</h1>"))
    #expect(page.contains("happened in both runs, with the same outcome."))
    #expect(!page.contains(#"class="tint""#) && !page.contains(#"class="link differs""#))
  }

  @Test func `a run without events has a page beside one with events`() throws {
    var empty = try Run("previous-page")
    empty.events = []
    let pages = [
      try Self.page(empty, Run("previous-page")), try Self.page(Run("previous-page"), empty),
      try Self.page(empty, empty),
    ]

    #expect(pages.allSatisfy { $0.components(separatedBy: "<h1>").count == 2 })
  }

  @Test func `the same runs make the same bytes`() throws {
    let pages = try (0..<2).map { _ in
      try Self.page(Run("previous-page-cured"), Run("previous-page"))
    }

    #expect(pages[0] == pages[1])
  }

  @Test(
    arguments: [
      "</script><img src=x onerror=alert(1)>", "\"\u{301} onmouseover=alert(1) x=\"", "<!--",
      "{{json}}", "\u{202E}txt",
    ])
  func `a hostile name stays text`(name: String) throws {
    var hostile = try Run("previous-page")
    let count = hostile.names.count
    hostile.names = NameTable()
    for index in 0..<count { _ = hostile.names.append("\(name)\(index)") }
    hostile.path = name
    let page = try Self.page(Run("previous-page-cured"), hostile)

    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "<h1>").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    let markup = try #require(page.components(separatedBy: "<script").first).unicodeScalars
    #expect(!zip(markup, markup.dropFirst()).contains { $0 == "\"" && $1 == "\u{301}" })
  }
}
