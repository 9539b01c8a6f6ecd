import Foundation
import SwivelTestKit
import Testing

/// A run whose end is missing is neither the same as its golden nor different from it.
struct IncompleteRunTests {
  /// A run and its golden, both whole, except that the last bytes of one are missing.
  private func project(
    cutting name: String, by count: Int = 5, in folder: TemporaryFolder
  ) throws -> GoldenProject {
    let project = try GoldenProject(
      ["player": Samples.cured], goldens: ["player": Samples.cured], in: folder)
    let file = "\(name)/player.swivel"
    try folder.write(folder.bytes(file).dropLast(count), to: file)
    return project
  }

  @Test func `the text says that a run is incomplete, and what to do`() throws {
    try withFolder { folder in
      let outcome = try project(cutting: "runs", in: folder).diff()

      #expect(outcome.code == 3)
      #expect(
        outcome.lines == [
          "runs/player.swivel: incomplete: part of the run is missing, so it cannot be compared "
            + "with its golden Goldens/player.swivel",
          "  help: record the run again",
          "0 of 1 run matches its golden; 1 is incomplete and cannot be compared",
        ])
      #expect(outcome.errors.contains("note: runs/player.swivel: ignored 23 bytes"))
    }
  }

  @Test func `an incomplete golden is replaced by a complete run`() throws {
    try withFolder { folder in
      let project = try project(cutting: "Goldens", in: folder)
      let outcome = try project.diff()
      let help = try #require(outcome.lines.first { $0.hasPrefix("  help: ") }).dropFirst(8)

      #expect(outcome.code == 3)
      #expect(
        outcome.lines.first
          == "runs/player.swivel: its golden Goldens/player.swivel is incomplete: part of it is "
          + "missing, so the run cannot be compared with it")
      #expect(try Program.shell("cd \"$1\" && \(help)", folder.path("")).code == 0)
      #expect(try project.diff().code == 0)
    }
  }

  /// What each format has for such a run, and never has for one that is the same.
  private static let entries: [(format: String, entry: String)] = [
    ("junit", #" type="run-incomplete"/>"#), ("github", ",title=run-incomplete::"),
    ("xcode", "runs/player.swivel:1:1: error: incomplete: "),
    ("sarif", #""ruleId":"run-incomplete""#), ("gitlab", #""check_name":"run-incomplete""#),
    ("checkstyle", #"source="swivel.run-incomplete""#), ("markdown", "**❌ runs/player.swivel**: "),
    ("json", #""incomplete":{"base":false,"head":true}"#),
  ]

  @Test(arguments: entries)
  func `every format has an entry for it`(format: String, entry: String) throws {
    let outcomes = try [5, 0].map { count in
      try withFolder { folder in
        try project(cutting: "runs", by: count, in: folder).diff("--format \(format)")
      }
    }

    #expect(outcomes.map(\.code) == [3, 0])
    #expect(outcomes.map { $0.output.contains(entry) } == [true, false])
  }

  @Test func `JUnit counts it as an error, and JSON does not call it the same`() throws {
    try withFolder { folder in
      let project = try project(cutting: "runs", in: folder)
      let junit = try project.diff("--format junit")
      let record = try #require(project.diff("--json").objects.first)

      #expect(junit.output.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
      #expect(record["same"] as? Bool == false)
      #expect(record["changeCount"] as? Int == 0)
    }
  }

  @Test func `a difference in what is left of a run is reported all the same`() throws {
    try withFolder { folder in
      let project = try project(cutting: "runs", by: 500, in: folder)
      let outcome = try project.diff()

      #expect(outcome.code == 1)
      #expect(outcome.lines.first == "runs/player.swivel: differs")
      #expect(outcome.output.contains("; part of the head is missing\n"))
      #expect(try project.diff("--format junit").output.contains(#"type="run-differs""#))
    }
  }

  @Test func `two runs of which one is incomplete cannot be compared`() throws {
    try withFolder { folder in
      _ = try project(cutting: "runs", in: folder)
      let outcome = try Program.run(
        "diff", folder.path("Goldens/player.swivel"), folder.path("runs/player.swivel"))

      #expect(outcome.code == 3)
      #expect(
        outcome.output == "the runs cannot be compared, because part of the head is missing\n")
    }
  }
}
