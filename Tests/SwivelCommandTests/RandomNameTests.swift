import Foundation
import SwivelReports
import SwivelTestKit
import Testing

/// Names of any length and script neither break the layout of a terminal nor fake a line.
struct RandomNameTests {
  private static let pieces = [
    "Page", "画面", "コントローラ", "한국어", "e\u{301}", "👍", "❤️", "ש", "Ж", "x", " ", "  ", "✗", "≠",
    "◀ excludes", "error:", "warning:", "help  ", "0.1s  ", "- ", "+ ", "fixed  ", "[", ";",
    "Generic<Inner>",
    "AnExtraordinarilyLongNameOfAViewController",
  ]

  /// A run in which pages with random names are shown, one of them rotated.
  private static func run(_ random: inout SplitMix64) -> String {
    let names = (0..<2).map { _ in
      (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    return """
      {"kind":"systemVersion","version":"15.5"}
      {"kind":"plistOrientation","orientation":"portrait"}
      {"kind":"plistOrientation","orientation":"landscapeLeft"}
      {"kind":"plistOrientation","orientation":"landscapeRight"}
      {"kind":"controller","controller":0,"type":"navigation","name":"\(names[0])"}
      {"kind":"controller","controller":1,"type":"plain","name":"\(names[1])"}
      {"kind":"supported","controller":1,"mask":["portrait"]}
      {"kind":"childAdded","parent":0,"child":1}
      {"kind":"windowAdded","window":0,"scene":0,"level":0,"hidden":false}
      {"kind":"rootChanged","window":0,"controller":0}
      {"kind":"interfaceOrientation","window":0,"orientation":"portrait"}
      {"kind":"marker","name":"\(names[1])"}
      {"kind":"deviceOrientation","orientation":"landscapeLeft"}

      """
  }

  private static let commands = [
    ["check"], ["replay", "--no-plot"], ["replay"], ["why", "--event", "12"],
    ["whatif", "--full", "--ios", "8"], ["whatif", "--matrix", "ios=8,15"], ["info"],
    ["diff", Samples.turned],
  ]

  @Test(arguments: 0..<6) func `no line is wider than the terminal`(seed: Int) throws {
    try withFolder { folder in
      var random = SplitMix64(seed: UInt64(seed))
      let log = folder.path("a.swivel")
      let recorded = try Program.run(["record", "-o", log], input: Self.run(&random))
      #expect(recorded.code == 0, "\(recorded.errors)")
      for command in Self.commands {
        let lines = try PseudoTerminal.lines(of: command + [log], columns: 80)
        let long = lines.filter { $0.columns > 80 && !TerminalWidthTests.isCopied($0) }
        #expect(long.isEmpty, "\(command): \(long)")
      }
    }
  }

  @Test func `a name has no color of a line`() throws {
    try withFolder { folder in
      for name in [
        "error: x]", "help  x", "✗ x", "0.1s  x", "fixed  x", "- x", "≠ x", "◀ excludes P",
      ] {
        let log = folder.path("\(UUID().uuidString).swivel")
        let run = Self.run(named: name)
        #expect(try Program.run(["record", "-o", log], input: run).code == 0)
        for command in Self.commands.dropLast() {
          let output = try Program.run(command + [log, "--color", "always"]).output
          let pieces = output.components(separatedBy: name).dropLast()
          // A look that began before the name has ended.
          for piece in pieces {
            let last = piece.components(separatedBy: "\u{1B}[").last ?? ""
            let isOpen = piece.contains("\u{1B}[") && !last.hasPrefix("0m")
            // A command as a whole is dim, and what a finding is about is bold.
            let isWhole = last.hasPrefix("2mtry: ") || last.hasPrefix("1m ")
            #expect(!isOpen || isWhole, "\(command): \(last)")
          }
        }
      }
    }
  }

  private static func run(named name: String) -> String {
    var random = SplitMix64(seed: 0)
    let lines = run(&random).split(separator: "\n").map(String.init)
    return lines.map { line in
      guard let start = line.range(of: "\"name\":\"") else { return line }
      return line[..<start.upperBound] + name + "\"}"
    }.joined(separator: "\n") + "\n"
  }
}
