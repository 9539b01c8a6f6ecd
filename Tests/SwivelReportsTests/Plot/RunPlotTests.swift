import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelReports

struct RunPlotTests {
  private static func outline(_ name: String) throws -> RunOutline {
    let run = try ExampleRun(name)
    var outline = RunOutline(name)
    for event in run.events { outline.apply(.event(event), run.vocabulary.names) }
    outline.finish(run.vocabulary.names, isWhole: true)
    return outline
  }

  private static func texts(_ name: String, _ width: Int) throws -> [String] {
    RunPlot(try outline(name), width: width, command: "swivel check").lines().map(\.text)
  }

  @Test(arguments: [60, 72, 100, 143, 200]) func `no line is wider than the terminal`(
    width: Int
  ) throws {
    let lines = try Self.texts("./previous-page", width).filter { !$0.contains("swivel ") }

    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.columns <= width && !$0.hasSuffix(" ") })
    #expect(lines.map(\.columns).max() == width)
  }

  @Test func `observed, unwanted and allowed differ without color`() throws {
    let lines = try Self.texts("./previous-page", 100)
    let row = try #require(lines.first { $0.hasPrefix("  LR landscapeRight") })

    #expect(row.contains("░══") && row.contains("═XX"))
    #expect(
      lines.contains { $0.hasPrefix("═ observed   - predicted   X observed, unwanted   ░ allowed") }
    )
    #expect(
      lines.contains {
        $0.hasPrefix("▲ warning: going back shows the previous page in the wrong orientation")
      })
  }

  @Test func `a predicted turn is never drawn as an observed one`() throws {
    let run = try ExampleRun("./previous-page")
    var outline = RunOutline("unseen")
    for event in run.events where event.record.family != .observation {
      outline.apply(.event(event), run.vocabulary.names)
    }
    outline.finish(run.vocabulary.names, isWhole: true)
    let lines = RunPlot(outline, width: 100, command: "").lines().map(\.text)

    #expect(!lines.joined().contains("═"))
    #expect(
      lines.contains { $0.contains("predicted") || $0.contains("?") || $0.contains("inconclusive") }
    )
  }

  @Test func `an empty run has an axis and a verdict`() {
    var outline = RunOutline("empty")
    outline.finish(NameTable(), isWhole: true)
    let lines = RunPlot(outline, width: 60, command: "").lines().map(\.text)

    #expect(lines.first?.contains("│0s") == true)
    #expect(lines.contains { $0.hasPrefix("This trace is inconclusive") })
  }

  @Test func `a range is drawn alone`() throws {
    let plot = RunPlot(try Self.outline("./previous-page"), width: 100, command: "")
    let lines = plot.lines(from: 10_000_000, to: 15_000_000).map(\.text)

    #expect(lines.first?.contains("│10s") == true)
    #expect(lines.first?.contains("│16s") == false)
    #expect(!lines.contains { $0.contains("X") && $0.hasPrefix("  LR") })
  }
}
