import Foundation
import SwivelTestKit
import Testing

struct GitHubActionGoldenTests {
  /// Runs the action in a folder with runs, and with goldens that have other names for their
  /// contents.
  private func run(
    _ runs: [String: String], goldens: [String: String], options: [String: String] = [:],
    in folder: TemporaryFolder
  ) throws -> ActionRun {
    for (name, files) in [("runs", runs), ("Goldens", goldens)] {
      let inner = folder.url(name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for (file, sample) in files {
        let trace = try Data(contentsOf: Program.root.appendingPathComponent(sample))
        try trace.write(to: inner.appendingPathComponent(file))
      }
    }
    return try ActionRun(
      [
        "traces": "runs/*.swivel", "golden": "Goldens", "fail-on": "never",
        "working-directory": folder.path(""),
      ].merging(options) { $1 }, in: folder)
  }

  @Test func `a run that behaves like its golden passes`() throws {
    try withFolder { folder in
      let run = try run(
        ["a.swivel": Samples.turned], goldens: ["a.swivel": Samples.turned], in: folder)

      #expect(run.code == 0)
      #expect(run.outputs["diff-code"] == "0")
      #expect(run.outputs["new-goldens"] == nil)
      #expect(run.summary.contains("### swivel diff: runs and goldens"))
    }
  }

  @Test func `a run that behaves otherwise fails, and what would be right is kept`() throws {
    try withFolder { folder in
      let run = try run(
        ["a.swivel": Samples.turned], goldens: ["a.swivel": Samples.cured], in: folder)

      #expect(run.code == 1)
      #expect(run.outputs["check-code"] == "0" && run.outputs["diff-code"] == "1")
      #expect(run.summary.contains("MainTabController"))
      #expect(
        run.lines.filter { $0.contains("title=run-differs::runs/a.swivel: differs from") }.count
          == 1)
      #expect(!run.output.contains("title=swivel::runs differ"))
      #expect(
        try String(contentsOf: folder.url("reports/swivel.diff.junit.xml"), encoding: .utf8)
          .contains(#"tests="1" failures="1""#))
      let new = URL(fileURLWithPath: try #require(run.outputs["new-goldens"]))
      let (turned, cured) = (
        try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned)),
        try Data(contentsOf: Program.root.appendingPathComponent(Samples.cured))
      )
      #expect(try Data(contentsOf: new.appendingPathComponent("a.swivel")) == turned)
      #expect(try Data(contentsOf: folder.url("Goldens/a.swivel")) == cured)
    }
  }

  @Test(arguments: [("false", 1), ("true", 0)] as [(String, Int32)])
  func `a golden without a run fails, unless that is allowed`(
    allowed: String, code: Int32
  ) throws {
    try withFolder { folder in
      let run = try run(
        ["a.swivel": Samples.cured],
        goldens: ["a.swivel": Samples.cured, "gone.swivel": Samples.cured],
        options: ["allow-missing": allowed], in: folder)

      #expect(run.code == code)
      #expect(run.output.contains("title=run-missing::Goldens/gone.swivel: ") == (code == 1))
    }
  }

  @Test func `a run without a golden fails, and does not become one`() throws {
    try withFolder { folder in
      let run = try run(
        ["a.swivel": Samples.cured, "b.swivel": Samples.cured],
        goldens: ["a.swivel": Samples.cured], in: folder)

      #expect(run.code == 1)
      #expect(run.summary.contains("runs/b.swivel: there is no golden"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("Goldens/b.swivel")))
      let new = try #require(run.outputs["new-goldens"])
      #expect(FileManager.default.fileExists(atPath: "\(new)/b.swivel"))
    }
  }
}
