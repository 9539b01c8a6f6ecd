import Foundation
import SwivelTestKit
import Testing

/// What is suggested can be typed as it stands.
struct SuggestedCommandTests {
  @Test(arguments: [
    ("a b.ndjson", "'a b.ndjson'"), ("it's.ndjson", #"'it'\''s.ndjson'"#),
    ("-dash.ndjson", "./-dash.ndjson"), ("$HOME.ndjson", "'$HOME.ndjson'"),
  ])
  func `a name is quoted for the shell`(name: String, word: String) throws {
    try withFolder { folder in
      let bytes = try Data(contentsOf: Program.root.appendingPathComponent(Samples.container))
      _ = try folder.write(bytes, to: name)

      let outcome = try Program.shell(
        "cd \"$1\" && swivel check -- \"$2\"", folder.path(""), name)

      let more = try #require(outcome.lines.first { $0.hasPrefix("  next     ") })
      #expect(more.hasPrefix("  next     swivel why \(word) --event "))
      let why = try Program.shell("cd \"$1\" && \(more.dropFirst(8))", folder.path(""))
      #expect(why.code == 0)
      #expect(why.output.contains("  try: swivel whatif \(word) --set"))
    }
  }

  @Test(arguments: [9, 11, 12])
  func `what is tried about a sheet fixes the finding`(event: Int) throws {
    let guide = try Samples.text(of: "Sources/swivel/Swivel.docc/EventText.md")
    let session = try #require(
      guide.components(separatedBy: "### A session with a presentation").last
    )
    .components(separatedBy: "```")[1]
    let turn = #"{"kind":"deviceOrientation","orientation":"landscapeLeft"}"#
    try withFolder { folder in
      let file = try folder.write(Data("\(session.dropFirst())\(turn)\n".utf8), to: "a.ndjson")

      let why = try Program.run("why", file, "--event", "\(event)")
      let command = try #require(why.lines.first { $0.hasPrefix("  try: ") }).dropFirst(7)
      #expect(command.hasSuffix("controller.CookingPage.style=fullScreen"))
      let outcome = try Program.shell(String(command))
      #expect(outcome.errors.contains("1 finding fixed, 0 remaining"))
    }
  }

  @Test func `the fix of a lock in the guide fixes the finding`() throws {
    let guide = try Samples.text(of: "Sources/swivel/Swivel.docc/EventText.md")
    let section = guide.components(separatedBy: "### A session with a lock of the whole app")
    let blocks = try #require(section.last).components(separatedBy: "```")
    try withFolder { folder in
      _ = try folder.write(Data(blocks[1].dropFirst().utf8), to: "session.ndjson")

      let outcome = try Program.shell("cd \"$1\"\n\(blocks[3])", folder.path(""))

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("1 finding fixed, 0 remaining, 0 new"))
    }
  }

  @Test func `a command about a damaged log reads it as it was read`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText)
      let log = folder.path("a.swivel")
      let events = text + Streams.turns(3_000, from: 33, at: 22_000_000)
      #expect(try Program.run("record", "-o", log, input: events).code == 0)
      var bytes = try folder.bytes("a.swivel")
      bytes[bytes.count * 2 / 3] ^= 4
      let broken = try folder.write(bytes, to: "broken.swivel")

      let outcome = try Program.run("check", broken, "--mode", "salvage")

      let more = try #require(outcome.lines.last { $0.hasPrefix("  next     ") })
      #expect(more.contains(" --mode salvage "))
      let why = try Program.shell(String(more.dropFirst(8)))
      #expect(why.code == 3)
      #expect(!why.output.isEmpty)
      let none = try Program.run("why", broken, "--mode", "salvage", "--event", "99999")
      #expect(none.errors.contains("swivel cat \(broken) --mode salvage"))
      let page = try Program.run("report", broken, "--mode", "salvage", "--json")
      #expect(page.output.contains(#""command":"swivel why \#(broken) --mode salvage --event"#))
      #expect(page.output.contains(#""argument":"\#(broken) --mode salvage""#))
    }
  }
}
