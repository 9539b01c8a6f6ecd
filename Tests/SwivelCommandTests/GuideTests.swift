import Foundation
import SwivelTestKit
import Testing

/// What the pages show is what is printed.
struct GuideTests {
  private static let pages = [
    ("README.md", 3), ("Sources/swivel/Swivel.docc/FindOutWhy.md", 9),
    ("Sources/swivel/Swivel.docc/CompareTwoRuns.md", 1),
  ]

  @Test(arguments: pages) func `a session on a page is what happens`(
    page: String, count: Int
  ) throws {
    // A page may also show commands about files that only its reader has.
    let sessions = GuideSession.all(in: try Samples.text(of: page)).filter {
      $0.command.contains(" traces/") && $0.showsOutput
    }

    #expect(sessions.count >= count)
    for session in sessions {
      let outcome = try Program.shell(session.command)
      let printed = outcome.lines.flatMap { $0.split(separator: " ") }
      #expect(session.agrees(with: printed), "\(session.command) prints \(outcome.output)")
    }
  }

  @Test func `what the README records is found as it says`() throws {
    let fences = try Samples.text(of: "README.md").components(separatedBy: "```\n")
    let fence = try #require(fences.first { $0.hasPrefix("$ {") })
    let sessions = fence.components(separatedBy: "\n$ ")
    let end = try #require(sessions.first?.range(of: "-o feed.swivel")?.upperBound)
    let record = try #require(sessions.first?[..<end].dropFirst(2))
    let shown = try #require(sessions.last?.drop { $0 != "\n" })

    try withFolder { folder in
      let outcome = try Program.shell(
        "cd \"$1\" && \(record) 2>&1 && swivel check feed.swivel", folder.path("."))
      #expect(sessions.count == 2)
      #expect(Self.timeless(outcome.output).hasSuffix(Self.timeless(shown)))
    }
  }

  /// The words of a text, with its times left out: they are those of the clock.
  private static func timeless(_ text: some StringProtocol) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
      .replacing(#/[0-9]+\.[0-9]{3}s/#, with: "…")
  }

  @Test func `every guide is linked from the front page and from the README`() throws {
    let folder = Program.root.appendingPathComponent("Sources/swivel/Swivel.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let (front, readme) = (
      try Samples.text(of: "Sources/swivel/Swivel.docc/Swivel.md"),
      try Samples.text(of: "README.md")
    )
    let guides = names.filter { $0.hasSuffix(".md") && $0 != "Swivel.md" }

    #expect(guides.count > 6)
    for guide in guides {
      #expect(front.contains("]: doc:\(guide.dropLast(3))\n"))
      #expect(readme.contains("Swivel.docc/\(guide))"))
    }
  }

  @Test(arguments: ["README.md", "Sources/swivel/Swivel.docc/Swivel.md"])
  func `every command is in the table of commands`(page: String) throws {
    let text = try Samples.text(of: page)
    let help = try Program.run("--help").lines
    let commands = help.drop { !$0.hasPrefix("SUBCOMMANDS") }.dropFirst()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }

    #expect(commands.count > 10)
    // The last line says where there is more help.
    for command in commands where command != "See" {
      #expect(text.contains("| `swivel \(command)"), "\(command)")
    }
  }

  @Test func `every import is on the page of imports`() throws {
    let text = try Samples.text(of: "\(GuidePage.folder)/ImportWhatYouHave.md")
    let help = try Program.run("import", "--help").lines.joined(separator: " ")
    let values = try #require(help.firstMatch(of: #/<kind>[^(]*\(values: ([^)]*)\)/#)).output.1
    let names = values.split { " ,".contains($0) }

    #expect(names.count >= 3)
    for name in names { #expect(text.contains("\nswivel import \(name) "), "\(name)") }
  }
}
