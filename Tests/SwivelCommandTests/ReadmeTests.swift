import Foundation
import SwivelTestKit
import Testing

/// The README is short, and what it shows works.
struct ReadmeTests {
  private let text: String
  private let fences: [Substring]
  private let prose: String

  init() throws {
    text = try Samples.text(of: "README.md")
    let pieces = text.split(separator: "```", omittingEmptySubsequences: false)
    fences = pieces.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let rest = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    prose = rest.joined().replacing(#/<picture>.*?<\/picture>/#.dotMatchesNewlines(), with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]")
  }

  @Test func `it is short`() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
    #expect(prose.split(whereSeparator: \.isWhitespace).count <= 700)
  }

  @Test func `the session that it shows is the trace`() throws {
    let session = try Samples.text(of: "traces/feed.ndjson")

    #expect(text.contains("```\n\(session)\n$ swivel check traces/feed.ndjson\n"))
  }

  @Test func `what it shows of a check is printed`() throws {
    let shown = try #require(text.firstRange(of: "$ swivel check traces/feed.ndjson")).lowerBound
    let fence = try #require(text[shown...].components(separatedBy: "```\n").first)
    let session = try #require(GuideSession.all(in: "```\n\(fence)```\n").first)
    let printed = try Program.shell(session.command).lines.flatMap { $0.split(separator: " ") }

    #expect(session.agrees(with: printed))
  }

  @Test func `the lines for an app are those of the guide`() throws {
    let app = try Samples.text(of: "Tests/SwivelUIKitTests/Guide/UIKitApp.swift")
    let fence = try #require(fences.first { $0.hasPrefix("swift\nlet recorder") })
    let lines = fence.split(separator: "\n").dropFirst().map {
      $0.replacing(#/ +\/\/.*/#, with: "")
    }

    #expect(lines.count == 3)
    for line in lines { #expect(app.contains(line)) }
  }

  @Test func `the commands about a user's own files work`() throws {
    let commands = fences.flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("swivel ") }
      .map { $0.replacing(#/ +#.*/#, with: "").replacing(" --open", with: "") }

    #expect(commands.count >= 5)
    try withFolder { folder in
      let setUp = """
        cd "$1" && mkdir traces && swivel record -o bug.swivel <"$2" \
          && cp "$2" traces/ && cp bug.swivel traces/ && swivel accept bug.swivel --golden Goldens
        """
      let session = Program.root.appendingPathComponent("traces/feed.ndjson").path
      #expect(try Program.shell(setUp, folder.path("."), session).code == 0)
      for command in commands {
        let outcome = try Program.shell("cd \"$1\" && \(command)", folder.path("."))
        #expect([0, 1].contains(outcome.code), "\(command): \(outcome.errors)")
        #expect(!(outcome.output + outcome.errors).isEmpty)
      }
    }
  }
}
