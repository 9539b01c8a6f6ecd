import Foundation
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

@testable import SwivelPage
@testable import SwivelTrace

struct ReportPageTests {
  private static func report(_ events: [Event], _ names: NameTable, path: String) -> ReportRecord {
    var (reading, builder) = (RunReading(.lanes), ReportBuilder())
    for event in events { builder.apply(.event(event), &reading) { names } }
    reading.finish(isWhole: true)
    var record = ReportRecord(ReportTrace(path), generator: "swivel", command: "swivel report")
    record.trace.add(
      TraceHeader(), TraceSummary(form: .text(lineCount: 0)), reading.situation.facts.session,
      reading.analysis.verdict, names)
    return builder.finish(record, reading, Diagnosis.of(reading.analysis.findings), names)
  }

  /// The report of a run with a finding.
  static func example() throws -> ReportRecord {
    let run = try ExampleRun("./previous-page")
    return report(run.events, run.vocabulary.names, path: "a.swivel")
  }

  private static func page(_ report: ReportRecord) -> String { ReportPage.html(report) }

  @Test func `a page says what is wrong, why, and what helps`() throws {
    let page = try Self.page(Self.example())

    #expect(page.contains("<h1>Going back shows the previous page"))
    #expect(page.contains("back-navigation-rotated"))
    #expect(page.contains(#"id="rule-pop-stays""#))
    #expect(page.contains("swivel why a.swivel --event 28"))
    #expect(page.contains(#"class="shown unwanted""#))
    #expect(page.contains("<dt>Basis</dt> <dd>observed in landscapeRight (event 31)</dd>"))
  }

  @Test func `of many windows, a moment has only some`() throws {
    let turns = (0..<20).map { turn -> Event.Kind in
      .device(.deviceTurned(to: turn.isMultiple(of: 2) ? .landscapeLeft : .portrait))
    }
    let windows = (1...30 as ClosedRange<UInt8>).flatMap { number -> [Event.Kind] in
      let (window, page) = (WindowID(rawValue: number), ControllerID(rawValue: UInt16(number)))
      return [
        .controller(.controller(controller: page, type: .plain, name: nil)),
        .controller(.supported(controller: page, mask: .allButUpsideDown)),
        .window(
          .windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: window, controller: page)),
        .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      ]
    }
    let kinds: [Event.Kind] =
      [.session(.systemVersion(version: SystemVersion(17)))] + windows + turns
    let page = Self.page(
      Self.report(EventList.of(kinds), NameTable(), path: "a.swivel"))

    let moments = page.components(separatedBy: "<article class=\"moment\"").dropFirst()
    let counts = moments.map { $0.components(separatedBy: "<section class=\"why\">").count - 1 }
    #expect(counts.max() == 8)
    #expect(page.contains("22 more windows, which the command above prints"))
  }

  @Test func `the same run makes the same bytes`() throws {
    let pages = try (0..<2).map { _ in try Self.page(Self.example()) }

    #expect(pages[0] == pages[1])
  }

  @Test func `a trace without events has a page`() {
    let page = Self.page(Self.report([], NameTable(), path: "empty.swivel"))

    #expect(page.contains("<h1>This trace is inconclusive</h1>"))
  }

  @Test(
    arguments: [
      "</script><img src=x onerror=alert(1)>", "\"\u{301} onmouseover=alert(1) x=\"", "<!--",
      "{{json}}", "\u{202E}txt",
    ])
  func `a hostile name stays text`(name: String) throws {
    let run = try ExampleRun("./previous-page")
    var names = NameTable()
    for index in 0..<run.vocabulary.names.count {
      _ = names.append("\(name)\(index)")
    }
    let page = Self.page(Self.report(run.events, names, path: name))

    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "<h1>").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    // A quote and a mark are one `Character`; a browser sees two.
    let markup = try #require(page.components(separatedBy: "<script").first).unicodeScalars
    #expect(!zip(markup, markup.dropFirst()).contains { $0 == "\"" && $1 == "\u{301}" })
  }
}
