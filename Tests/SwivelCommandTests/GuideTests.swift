import Foundation
import SwivelTestKit
import Testing

/// What the pages show is what is printed.
struct GuideTests {
  private static let pages = [
    ("README.md", 3), ("Sources/SwivelModel/Swivel.docc/FindOutWhy.md", 9),
  ]

  @Test(arguments: pages) func `a session on a page is what happens`(
    page: String, count: Int
  ) throws {
    // A page may also show commands about files that only its reader has.
    let sessions = GuideSession.all(in: try Samples.text(of: page)).filter {
      $0.command.contains(" traces/") && !$0.words.isEmpty
    }

    #expect(sessions.count >= count)
    for session in sessions {
      let outcome = try Program.shell(session.command)
      let printed = outcome.lines.flatMap { $0.split(separator: " ") }
      if session.isCutShort {
        #expect(printed.starts(with: session.words), "\(session.command)")
      } else {
        #expect(session.words == printed, "\(session.command)")
      }
    }
  }

  @Test func `every guide is linked from the front page and from the README`() throws {
    let folder = Program.root.appendingPathComponent("Sources/SwivelModel/Swivel.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let (front, readme) = (
      try Samples.text(of: "Sources/SwivelModel/Swivel.docc/Swivel.md"),
      try Samples.text(of: "README.md")
    )
    let guides = names.filter { $0.hasSuffix(".md") && $0 != "Swivel.md" }

    #expect(guides.count > 6)
    for guide in guides {
      #expect(front.contains("<doc:\(guide.dropLast(3))>"))
      #expect(readme.contains("Swivel.docc/\(guide))"))
    }
  }

  @Test(arguments: ["README.md", "Sources/SwivelModel/Swivel.docc/Swivel.md"])
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
}
