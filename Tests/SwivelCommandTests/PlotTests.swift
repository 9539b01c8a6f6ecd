import Foundation
import SwivelTestKit
import Testing

/// The time line as text, of `replay` and `diff`.
struct PlotTests {
  /// A window that appears and is removed, many times over.
  private static func windows(_ count: Int) -> String {
    var lines = [#"{"kind":"systemVersion","version":"15.5"}"#]
    for number in 0..<count {
      let window = number % 250
      lines += [
        #"{"kind":"windowAdded","window":\#(window),"scene":0,"level":0,"hidden":false}"#,
        #"{"kind":"controller","controller":\#(window),"type":"plain","name":"Page\#(window)"}"#,
        #"{"kind":"rootChanged","window":\#(window),"controller":\#(window)}"#,
        #"{"kind":"interfaceOrientation","window":\#(window),"orientation":"portrait"}"#,
      ]
    }
    return lines.enumerated().map { index, line in
      line.dropLast() + ",\"seq\":\(index),\"t\":\(index * 1_000)}"
    }.joined(separator: "\n")
  }

  @Test func `a pipe gets a plot only if it is requested`() throws {
    let plain = try Program.run("replay", Samples.turned)
    let plotted = try Program.run("replay", Samples.turned, "--plot")

    #expect(!plain.output.contains("═"))
    #expect(plotted.output.hasSuffix("\n\n" + plain.output))
    #expect(try Program.run("replay", Samples.turned, "--no-plot").output == plain.output)
    #expect(try Program.run("replay", Samples.turned, "--width", "100").output == plotted.output)
  }

  @Test func `a terminal gets a plot of its width`() throws {
    let terminal = try PseudoTerminal(
      ["replay", Samples.turned], showsOutput: true,
      environment: ["COLUMNS": "72", "NO_COLOR": "1"])
    #expect(try terminal.finish() == 0)
    let narrow = try PseudoTerminal(
      ["replay", Samples.turned], showsOutput: true, environment: ["COLUMNS": "50"])
    #expect(try narrow.finish() == 0)

    let plain = try Program.run("replay", Samples.turned, "--width", "72").lines
    let plot = plain.prefix { !$0.contains("0.061s") }
    #expect(terminal.text.contains("═") && !narrow.text.contains("═"))
    #expect(plot.count > 10 && terminal.screen.starts(with: plot))
  }

  @Test func `an order that no plot can follow is refused`() throws {
    for options in [
      ["--width", "59"], ["--width", "201"], ["--plot", "--json"], ["--plot", "--at", "1"],
    ] {
      #expect(try Program.run(["replay", Samples.turned] + options).code == 64)
    }
    #expect(try Program.run(["replay", "-", "--plot"]).code == 64)
  }

  @Test func `more windows than a plot has room for are left out`() throws {
    try withFolder { folder in
      try Self.windows(1_000).write(
        toFile: folder.path("many.ndjson"), atomically: true, encoding: .utf8)
      let outcome = try Program.run("replay", folder.path("many.ndjson"), "--plot")

      #expect(outcome.code == 0)
      #expect(outcome.lines.count { $0.hasPrefix("interface") } == 8)
      #expect(outcome.lines.contains("and more windows"))
    }
  }

  @Test func `hostile names keep the lanes straight`() throws {
    let names = ["\u{202E}txt", "画面👩‍👩‍👧コントローラ", String(repeating: "N", count: 400), "\u{1B}[31m"]
    let trace = try Samples.text(of: Samples.turnedText)
    for name in names {
      try withFolder { folder in
        let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self).dropFirst()
          .dropLast()
        try trace.replacingOccurrences(of: "ArticleListController", with: quoted).write(
          toFile: folder.path("a.ndjson"), atomically: true, encoding: .utf8)
        let outcome = try Program.run("replay", folder.path("a.ndjson"), "--width", "60")
        let lanes = outcome.lines.prefix { !$0.hasPrefix("═") }

        #expect(outcome.code == 0)
        #expect(lanes.count == 10)
        #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{202E}"))
        #expect(!lanes.joined().contains("NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"))
      }
    }
  }

  @Test func `a diff draws both runs on one scale`() throws {
    let outcome = try Program.run("diff", Samples.cured, Samples.turned)
    let axes = outcome.lines.filter { $0.contains("│0s") }
    let staves = outcome.lines.filter { $0.hasPrefix("  LR landscapeRight") }

    #expect(axes.count == 1 && staves.count == 2)
    #expect(outcome.lines.contains { $0.hasPrefix("differs") && $0.contains("▼cause") })
    #expect(staves.count { $0.contains("X") } == 1)
    let same = try Program.run("diff", Samples.cured, Samples.cured)
    #expect(!same.output.contains("═"))
    #expect(
      !(try Program.run("diff", Samples.cured, Samples.turned, "--no-plot")).output.contains("═"))
  }

  /// Two runs of a session, in the other of which a page allows another mask, with the times of the
  /// events in microseconds.
  private static func differing(
    _ times: (Int) -> Int, in folder: TemporaryFolder
  ) throws -> Program.Outcome {
    let text = try Samples.text(of: "traces/feed.ndjson")
    let other = text.replacing(
      #"{"kind":"childAdded""#,
      with: #"{"kind":"supported","controller":1,"mask":["portrait"]}"# + "\n"
        + #"{"kind":"childAdded""#
    ).replacing("landscapeRight", with: "portrait")
    for (name, text) in [("a", text), ("b", other)] {
      let lines = text.split(separator: "\n").enumerated().map { index, line in
        line.dropLast() + ",\"seq\":\(index),\"t\":\(times(index))}"
      }
      try folder.write(lines.joined(separator: "\n").utf8, to: "\(name).ndjson")
    }
    return try Program.run("diff", folder.path("a.ndjson"), folder.path("b.ndjson"))
  }

  @Test func `two signs in one column share their label`() throws {
    try withFolder { folder in
      let outcome = try Self.differing({ $0 < 9 ? $0 : 1_000_000 }, in: folder)
      let marks = try #require(outcome.lines.first { $0.hasPrefix("differs") })

      #expect(outcome.code == 1)
      #expect(marks.filter { $0 != " " } == "differs▼cause,consequence")
    }
  }

  @Test func `a run of a few milliseconds has no plot`() throws {
    try withFolder { folder in
      let outcome = try Self.differing({ $0 * 100 }, in: folder)

      #expect(outcome.code == 1)
      #expect(outcome.output.hasPrefix("- \(folder.path("a.ndjson")), 10 events\n"))
      let plot = try Program.run("replay", folder.path("a.ndjson"), "--plot")
      #expect(plot.output.contains("│0s"))
    }
  }
}
