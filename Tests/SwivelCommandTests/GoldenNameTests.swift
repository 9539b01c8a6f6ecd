import Foundation
import SwivelTestKit
import Testing

struct GoldenNameTests {
  private static func withRuns(_ body: (TemporaryFolder) throws -> Void) throws {
    try withFolder { folder in
      let bytes = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      for name in ["a", "b", "a/inner", "a/empty"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      for name in ["a/x", "b/x", "a/inner/y"] {
        _ = try folder.write(bytes, to: "\(name).swivel")
      }
      try body(folder)
    }
  }

  @Test func `two folders with runs of the same name have no golden each`() throws {
    try Self.withRuns { folder in
      let goldens = folder.path("goldens")
      for command in ["accept", "diff"] {
        let outcome = try Program.run(
          command, folder.path("a"), folder.path("b"), "--golden", goldens)

        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: \(folder.path("b"))/x.swivel: its golden is"))
        #expect(outcome.errors.contains("\(folder.path("a"))/x.swivel"))
        #expect(outcome.errors.contains("help: name a directory that contains both"))
        #expect(!FileManager.default.fileExists(atPath: goldens))
      }
    }
  }

  @Test func `a golden that is a link is not written`() throws {
    try Self.withRuns { folder in
      try FileManager.default.createDirectory(
        at: folder.url("goldens"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("goldens/x.swivel"), withDestinationPath: "../outside.swivel")

      let outcome = try Program.run(
        "accept", folder.path("a/x.swivel"), "--golden", folder.path("goldens"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("a golden is not written through a link"))
      #expect(!folder.files.contains("outside.swivel"))
    }
  }

  @Test(arguments: [
    (".", ["a/inner/y", "a/x", "b/x"]), ("a", ["inner/y", "x"]), ("*/*.swivel", ["a/x", "b/x"]),
    ("a/**/*.swivel", ["inner/y", "x"]), ("a/x.swivel", ["x"]), ("a/ b/x.swivel", []),
    ("a/inner/", ["y"]), ("a a/inner", ["inner/y", "x"]),
  ])
  func `a golden has the path of its run in the folder or the pattern`(
    words: String, expected: [String]
  ) throws {
    try Self.withRuns { folder in
      let quoted = words.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
      let outcome = try Program.shell(
        "cd \"$1\"; swivel accept \(quoted) --golden g && swivel diff \(quoted) --golden g",
        folder.path("."))

      #expect(outcome.code == (expected.isEmpty ? 2 : 0), "\(outcome.errors)")
      let found = try Program.shell("cd \"$1\"/g && find . -type f | sort", folder.path(".")).lines
      #expect(found == expected.map { "./\($0).swivel" })
    }
  }

  @Test func `UI tests that write logs of one name have a golden each, and so has a second launch`()
    throws
  {
    try withFolder { folder in
      let names = ["S.one/passing/app", "S.one/passing/app-2", "S.two/passing/app"]
      let project = try GoldenProject([:], goldens: [:], in: folder)
      for name in names { try project.add(Samples.turned, "runs/UI/\(name)") }
      #expect(try Program.run("accept", project.runs, "--golden", project.goldens).code == 0)
      #expect(try project.diff().code == 0)
      for name in ["S.one/app", "S.one/app-2", "S.two/app"] {
        #expect(folder.exists("Goldens/UI/\(name).swivel"))
      }

      // The second test fails, and behaves otherwise.
      try FileManager.default.removeItem(at: folder.url("runs/UI/S.two"))
      try project.add(Samples.cured, "runs/UI/S.two/failing/app")
      let failed = try project.diff()
      #expect(failed.code == 1)
      #expect(failed.lines.contains("runs/UI/S.two/failing/app.swivel: differs"))
      #expect(failed.lines.last == "failed: 2 of 3 runs match their goldens; 1 differs")

      // It passes when it is tried again: both are compared, and the one that passed is accepted.
      try project.add(Samples.turned, "runs/UI/S.two/passing/app")
      #expect(
        try project.diff().lines.last == "failed: 3 of 4 runs match their goldens; 1 differs")
      let accepted = try Program.run("accept", project.runs, "--golden", project.goldens)
      #expect(accepted.lines.count == 3)
      #expect(
        accepted.lines.allSatisfy {
          $0.hasSuffix("passing/app.swivel: unchanged")
            || $0.hasSuffix("passing/app-2.swivel: unchanged")
        })
    }
  }

  @Test func `the command that accepts a run makes the golden that it is compared with`() throws {
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      try project.add(Samples.turned, "runs/UI/S.one/app")
      let missing = try project.diff()
      let help = try #require(missing.errors.firstMatch(of: #/help: (swivel accept .*)/#)).output.1

      #expect(missing.code == 1)
      #expect(try Program.shell("cd \"$1\"; \(help)", folder.path(".")).code == 0)
      #expect(try project.diff().code == 0)
    }
  }

  @Test func `a golden below the folder without a run is reported, and a golden is no run`() throws
  {
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      try project.add(Samples.turned, "runs/UI/S.one/app")
      try project.add(Samples.turned, "runs/Goldens/UI/S.one/app")
      try project.add(Samples.turned, "runs/Goldens/UI/S.gone/app")
      let outcome = try Program.shell(
        "cd \"$1\"; CI=1 swivel diff --golden runs/Goldens runs", folder.path("."))

      #expect(outcome.code == 1)
      #expect(
        outcome.lines == [
          "runs/UI/S.one/app.swivel: same", "runs/Goldens/UI/S.gone/app.swivel: no matching run",
          "failed: 1 of 1 run matches its golden; 1 golden has no matching run",
        ])
    }
  }

  @Test func `a folder without runs is named`() throws {
    try Self.withRuns { folder in
      let outcome = try Program.run(
        "accept", folder.path("a/empty"), "--golden", folder.path("goldens"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("error: \(folder.path("a/empty")): this directory contains"))
    }
  }

  @Test func `the golden of a recording of many files has the name of the recording`() throws {
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      for name in ["lone", "two"] {
        for number in 1...4 {
          let segment = "segments.00000\(number)"
          try project.add("Tests/FormatCorpus/1.1/\(segment).swivel", "runs/\(name)/\(segment)")
        }
      }
      try project.add(Samples.turned, "runs/two/other")
      _ = try Program.run("accept", project.runs, "--golden", project.goldens)

      for name in ["lone/segments", "two/segments", "two/other"] {
        #expect(folder.exists("Goldens/\(name).swivel"))
      }
    }
  }

  @Test func `a folder or a pipe with the name of a log is no run`() throws {
    try Self.withRuns { folder in
      try FileManager.default.createDirectory(
        at: folder.url("b/folder.swivel"), withIntermediateDirectories: true)
      #expect(mkfifo(folder.path("b/pipe.swivel"), 0o600) == 0)

      let outcome = try Program.run("accept", folder.path("b"), "--golden", folder.path("goldens"))

      #expect(outcome.code == 0)
      #expect(
        outcome.lines == [
          "\(folder.path("b"))/x.swivel: saved as a new golden, with 1 finding; review it before you commit it"
        ])
    }
  }
}
