import Foundation
import SwivelReports
import SwivelTestKit
import Testing

/// Text fits the width of a terminal, and is not broken anywhere else.
struct TerminalWidthTests {
  private static let changes = [
    "--set", "controller.MainTabController.forwards=leaf",
    "--set", "controller.ArticleListController.supported=portrait",
  ]
  static let texts: [[String]] = [
    ["check", Samples.turned], ["check", Samples.container],
    ["check", Samples.turned, Samples.cured],
    ["replay", "--no-plot", Samples.turned], ["replay", Samples.turned],
    ["replay", "--no-plot", "--time", "wall", Samples.turned],
    ["replay", "--at", "8", Samples.turned],
    ["why", "--event", "28", Samples.turned], ["why", "--at", "8", Samples.container],
    ["whatif", Samples.turned] + changes, ["whatif", "--full", "--ios", "16", Samples.container],
    ["whatif", "--matrix", "ios=8,9,10,11,12,13,14,15,16,17,18,26", Samples.turned],
    ["whatif", "--matrix", "ios=15,16", "--matrix", "device=ipad,iphone-home", Samples.turned],
    ["diff", Samples.turned, Samples.cured], ["diff", Samples.cured, Samples.turned],
    ["explain"], ["explain", "--rules"], ["explain", "back-navigation-rotated"],
    ["explain", "pop-asks-page"], ["info", Samples.turned], ["info", Samples.container],
    ["scenario", Samples.scenarios],
  ]

  /// Whether a line is for copying, so that it is not broken.
  static func isCopied(_ line: String, hasCode: Bool = true) -> Bool {
    hasCode && isCode(line) || line.contains("swivel ")
      || line.split(separator: " ").count <= 2 && line.contains("/")
  }

  /// Whether it is a line of Swift: code is indented by eight and an even number more, and text
  /// that continues by eleven.
  private static func isCode(_ line: String) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    return indent >= 8 && indent.isMultiple(of: 2)
      && (line.contains { "{}()/=".contains($0) } || line.contains("Controller?."))
  }

  @Test(arguments: [60, 80, 200]) func `text fits a terminal`(width: Int) throws {
    for arguments in Self.texts {
      let lines = try PseudoTerminal.lines(of: arguments, columns: width)
      let hasCode = ["check", "diff", "explain"].contains(arguments[0])
      let long = lines.filter { $0.columns > width && !Self.isCopied($0, hasCode: hasCode) }

      #expect(!lines.isEmpty && long.isEmpty, "\(arguments): \(long)")
    }
  }

  @Test(arguments: texts) func `a broken text has the same words`(arguments: [String]) throws {
    let isTable = ["whatif", "why", "info"].contains(arguments[0])
    let isPlot = arguments[0] == "diff" || arguments == ["replay", Samples.turned]
    guard !isTable, !isPlot else { return }
    let plain = try Program.run(arguments)
    let words = try PseudoTerminal.lines(of: arguments, columns: 80)
      .flatMap { $0.split(separator: " ") }

    #expect(words == (plain.output + plain.errors).split { " \n".contains($0) })
  }

  @Test func `a table has the same words, column by column`() throws {
    let arguments = ["why", "--event", "28", Samples.turned]
    let plain = try Program.run(arguments).output.split { " \n".contains($0) }
    let words = try PseudoTerminal.lines(of: arguments, columns: 60)
      .flatMap { $0.split(separator: " ") }

    #expect(words.sorted() == plain.sorted())
  }

  @Test func `a pipe gets whole lines`() throws {
    let help = try Program.run("check", Samples.turned).lines.filter { $0.hasPrefix("  help") }

    #expect(help.count == 1 && help[0].count > 160)
  }

  @Test func `a broken line continues where its text begins`() throws {
    let lines = try PseudoTerminal.lines(of: ["check", Samples.turned], columns: 80)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  help     on iOS 15.5: ") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("  code  ") })

    #expect(end - start > 2)
    for line in lines[start + 1..<end] {
      #expect(line.hasPrefix("           ") && line.dropFirst(11).first != " ")
    }
  }

  @Test func `a command is never broken`() throws {
    try withFolder { folder in
      let path = folder.path("\(String(repeating: "a long name ", count: 9)).swivel")
      try FileManager.default.copyItem(
        atPath: "\(Program.root.path)/\(Samples.turned)", toPath: path)

      for line in [
        "  next     swivel why '\(path)' --event 28", "  at       \(path), 15.871s, event 29",
      ] {
        let lines = try PseudoTerminal.lines(of: ["check", path], columns: 60)
        #expect(lines.contains(line) == line.contains("next"))
      }
    }
  }

  @Test func `COLUMNS overrides the terminal, within limits`() throws {
    let widths = [("70", 70), ("20", 60), ("9999", 200), ("no", 120)]
    for (columns, width) in widths {
      let lines = try PseudoTerminal.lines(
        of: ["explain", "back-navigation-rotated"], columns: 120, environment: ["COLUMNS": columns])
      let widest = try #require(lines.filter { !Self.isCopied($0) }.map(\.columns).max())
      #expect(widest <= width && widest > width - 20, "\(columns): \(widest)")
    }
  }
}
