import Foundation
import SwivelTestKit
import Testing

/// What is suggested in place of a file that is not there.
struct MissingFileTests {
  /// Runs a line of the shell in a folder with traces and goldens.
  private func run(_ line: String) throws -> Program.Outcome {
    try withFolder { folder in
      for name in ["Goldens", "runs"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      let bytes = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      for name in ["bug.swivel", "runs/bug.swivel", "bug.html", "feed.ndjson", "notes.md"] {
        try folder.write(bytes, to: name)
      }
      return try Program.shell("cd \"$1\"; \(line)", folder.path("."))
    }
  }

  @Test(arguments: [
    ("bug", "bug.swivel"), ("feed", "feed.ndjson"), ("notes", "notes.md"),
    ("bug.swivel/", "bug.swivel"), ("./runs/bug", "./runs/bug.swivel"),
    ("bgu.swivel", "bug.swivel"),
  ])
  func `a name without its extension, or a misspelled one, is completed`(
    name: String, meant: String
  ) throws {
    for command in ["check \(name)", "info \(name)", "accept \(name) --golden Goldens"] {
      let outcome = try run("swivel \(command)")

      #expect(outcome.code == 2)
      #expect(
        outcome.errors.hasPrefix(
          "error: \(name): no such file\n  help: did you mean \(meant)?\n"))
    }
  }

  @Test func `a log of which only the hot file is left is recovered`() throws {
    let recovery = "swivel record --append -o live.swivel < /dev/null\n"
    for name in ["live.swivel", "live.swivel.hot"] {
      let outcome = try run("echo hot >live.swivel.hot; swivel info \(name)")

      #expect(outcome.code == 2)
      #expect(outcome.errors.hasSuffix("to recover the log, run: \(recovery)"))
    }
  }

  @Test func `a name that nothing is like has no suggestion`() throws {
    let outcome = try run("swivel check other")

    #expect(outcome.errors.hasPrefix("error: other: no such file\nnothing was checked"))
  }

  @Test func `a run that is not there is reported with the one that is`() throws {
    let outcome = try run("swivel diff --golden Goldens bgu.swivel")

    #expect(outcome.code == 2)
    #expect(
      outcome.errors == "error: bgu.swivel: no such file\n  help: did you mean bug.swivel?\n")
  }

  @Test(arguments: ["Golden", "Golden/"])
  func `a directory of goldens is suggested before the command that creates one`(
    name: String
  ) throws {
    let outcome = try run("swivel diff --golden \(name) runs")

    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        error: \(name): no such goldens directory
          help: did you mean Goldens? otherwise, to create \(name), run: \
        swivel accept RUN… --golden \(name)

        """)
  }

  @Test func `a file is no directory of goldens`() throws {
    let outcome = try run("swivel diff --golden note.md runs")

    #expect(outcome.errors.contains("goldens directory\n  help: to create it, run: swivel accept"))
  }

  @Test(arguments: [
    ("swivel scenario no.json", "nothing was run: 1 file could not be read\n"),
    ("swivel scenario no.json x.json", "nothing was run: 2 files could not be read\n"),
  ])
  func `scenarios that are not there are not counted as run`(line: String, end: String) throws {
    let outcome = try run(line)

    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: no.json: no such file\n"))
    #expect(outcome.errors.hasSuffix(end))
    #expect(!outcome.errors.contains("passed"))
  }

  @Test func `a scenario that is invalid is not counted as run`() throws {
    let outcome = try Program.run(
      "scenario", "-", input: #"[{"schema": "swivel.scenario/1", "id": "a"}]"#)

    #expect(outcome.code == 2)
    #expect(outcome.errors.hasSuffix("nothing was run: 1 scenario could not be read\n"))
  }
}
