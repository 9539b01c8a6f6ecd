import Foundation
import Testing

/// The pages name each other, each command and each import.
struct GuideTests {
  @Test func `every guide is linked from the front page`() throws {
    let folder = Program.root.appendingPathComponent("Sources/swivel/Swivel.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let front = try Samples.text(of: "Sources/swivel/Swivel.docc/Swivel.md")
    let guides = names.filter { $0.hasSuffix(".md") && $0 != "Swivel.md" }

    #expect(guides.count > 6)
    for guide in guides {
      #expect(front.contains("]: doc:\(guide.dropLast(3))\n"))
    }
  }

  @Test func `every command is in the table of commands`() throws {
    let text = try Samples.text(of: "\(GuidePage.folder)/Commands.md")
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
