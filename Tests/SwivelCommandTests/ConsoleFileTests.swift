import SwivelTestKit
import Testing

/// Console output that was saved as a file, and given where a trace is expected.
struct ConsoleFileTests {
  private static let event = #"{"kind":"systemAlertShown"}"#
  private static let readers = [["check"], ["replay"], ["info"], ["why", "--event", "0"]]

  private static let console = [
    "swivel: \(event)\n", "App launched\n\(event)\n", "2024 App[7] swivel: \(event)\n",
    #"{"level":"info"}"# + "\n\(event)\n",
  ]

  @Test(arguments: console) func `console output with events names the command that reads it`(
    text: String
  ) throws {
    try withFolder { folder in
      let path = try folder.write(text.utf8, to: "console.txt")
      for reader in Self.readers {
        let outcome = try Program.run(reader + [path])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("run: swivel import console \(path) -o FILE.swivel\n"))
      }
      let command = "swivel import console \"$1\" -o \"$2\" && swivel info \"$2\""
      #expect(try Program.shell(command, path, folder.path("a.swivel")).code == 0)
    }
  }

  @Test(arguments: [
    "App launched\n", #"App launched\n{"level":"info"}\n"#, #"swivel: {"kind":"systemAlert"}\n"#,
  ])
  func `other text does not`(text: String) throws {
    try withFolder { folder in
      let outcome = try Program.run("check", try folder.write(text.utf8, to: "console.txt"))

      #expect(outcome.code == 2)
      #expect(!outcome.errors.contains("swivel import"))
      #expect(outcome.errors.contains("help: specify a log (NAME.swivel)"))
    }
  }

  @Test func `only the beginning of a large file is searched`() throws {
    try withFolder { folder in
      let noise = String(repeating: "nothing of interest\n", count: 50_000)
      let path = try folder.write((noise + Self.event + "\n").utf8, to: "console.txt")

      #expect(try !Program.run("check", path).errors.contains("swivel import"))
    }
  }

  @Test func `a command that needs a log names the command, too`() throws {
    try withFolder { folder in
      let path = try folder.write(Self.console[0].utf8, to: "console.txt")
      let outcome = try Program.run("repair", path, "-o", folder.path("a.swivel"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("run: swivel record -o FILE.swivel < \(path)\n"))
    }
  }
}
