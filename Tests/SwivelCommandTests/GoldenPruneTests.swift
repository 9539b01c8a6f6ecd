import Foundation
import SwivelTestKit
import Testing

/// Goldens that no run has any longer, and runs that are looked for at the wrong place.
struct GoldenPruneTests {
  private static func withProject(_ body: (GoldenProject) throws -> Void) throws {
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      for name in ["S.one/app", "S.two/app"] {
        try project.add(Samples.turned, "runs/UI/\(name)")
        try project.add(Samples.turned, "Goldens/UI/\(name)")
      }
      try body(project)
    }
  }

  @Test func `the golden of a test that is gone is deleted on request`() throws {
    try Self.withProject { project in
      try project.add(Samples.turned, "Goldens/UI/S.gone/app")
      let failed = try project.diff()
      #expect(failed.code == 1)
      #expect(failed.errors.contains("swivel accept --prune"))

      let kept = try Program.run("accept", project.runs, "--golden", project.goldens)
      #expect(kept.code == 0 && project.folder.exists("Goldens/UI/S.gone/app.swivel"))

      let pruned = try Program.run("accept", project.runs, "--golden", project.goldens, "--prune")
      #expect(pruned.lines.last == "\(project.goldens)/UI/S.gone/app.swivel: removed")
      #expect(!project.folder.exists("Goldens/UI/S.gone/app.swivel"))
      #expect(try project.diff().code == 0)
    }
  }

  /// What keeps `--prune` from deleting the golden of a test that is gone.
  @Test(arguments: [
    ("echo junk >runs/UI/S.two/app.swivel", "runs", 3, "note: no golden was deleted"),
    ("echo junk | tee runs/UI/S.*/app.swivel", "runs", 2, "note: no golden was deleted"),
    ("echo '{}' >Goldens/UI/data.ndjson", "runs", 2, "Goldens/UI/data.ndjson: not a trace"),
    ("ln runs/UI/S.one/app.swivel Goldens/b.swivel", "runs", 2, "which is read"),
    ("ln -s ../runs/UI/S.one/app.swivel Goldens/b.swivel", "runs", 2, "which is read"),
    ("touch Goldens/UI/S.gone/app.swivel.hot", "runs", 2, "has not finished this log"),
    ("mv runs Goldens/new", "Goldens/new", 2, "contains no runs"),
    ("cd Goldens", "../runs --golden .", 2, "it contains the working directory"),
    (":", "runs Goldens/UI", 2, "it contains Goldens/UI"),
  ])
  func `no golden is deleted`(change: String, runs: String, code: Int32, words: String) throws {
    try Self.withProject { project in
      try project.add(Samples.turned, "Goldens/UI/S.gone/app")

      let outcome = try Program.shell(
        "cd \"$1\"; (\(change)) >/dev/null; \(change.hasPrefix("cd") ? change : ":"); "
          + "swivel accept --golden Goldens --prune \(runs)", project.folder.path)

      #expect(outcome.code == code, "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(project.folder.exists("Goldens/UI/S.gone/app.swivel"))
    }
  }

  @Test func `one run alone deletes no golden`() throws {
    try Self.withProject { project in
      let outcome = try Program.run(
        "accept", "\(project.runs)/UI/S.one/app.swivel", "--golden", project.goldens, "--prune")

      #expect(outcome.code == 64)
      #expect(outcome.errors.hasPrefix("error: --prune requires directories or patterns of runs"))
      #expect(project.folder.exists("Goldens/UI/S.two/app.swivel"))
    }
  }

  @Test(arguments: ["", "export CI=1;"])
  func `a run whose golden is farther down gets no second golden`(environment: String) throws {
    try Self.withProject { project in
      let outcome = try Program.shell(
        "unset CI; cd \"$1\"; \(environment) swivel diff --golden Goldens runs/UI",
        project.folder.path(""))

      #expect(outcome.code == 1)
      #expect(
        outcome.errors.contains(
          "there is no golden at this path, but there is Goldens/UI/S.one/app.swivel"))
      #expect(!project.folder.exists("Goldens/S.one/app.swivel"))
    }
  }

  @Test func `a test that ended its process is compared with the golden of its test`() throws {
    try Self.withProject { project in
      try project.add(Samples.cured, "runs/UI/S.three/running/app")
      try project.add(Samples.turned, "Goldens/UI/S.three/app")

      #expect(try project.diff().lines.contains("runs/UI/S.three/running/app.swivel: differs"))
      try project.add(Samples.turned, "runs/UI/S.three/failing/app")
      let accepted = try Program.run("accept", project.runs, "--golden", project.goldens)
      #expect(accepted.lines.contains { $0.hasSuffix("S.three/failing/app.swivel: unchanged") })
      #expect(!accepted.output.contains("running"))
    }
  }

  @Test func `what is accepted states its findings`() throws {
    try Self.withProject { project in
      try project.add(Samples.turned, "runs/UI/S.new/app")
      let outcome = try Program.run("accept", project.runs, "--golden", project.goldens)

      #expect(
        outcome.lines.contains {
          $0.contains("UI/S.new/app.swivel: saved as a new golden, with 1 finding; ")
            && $0.hasSuffix("; review it before you commit it")
        })
    }
  }

  @Test(arguments: [
    ("Goldens", "runs/UI/S.one/app.swivel", #"type="golden-missing""#),
    ("runs", "runs", "<error message="),
  ])
  func `where nothing could be compared, the report fails`(
    missing: String, place: String, result: String
  ) throws {
    try Self.withProject { project in
      _ = try project.diff("--format junit:diff.xml")
      #expect(try project.folder.text("diff.xml").contains(#"failures="0""#))
      try FileManager.default.removeItem(at: project.folder.url(missing))

      #expect(try project.diff("--format junit:diff.xml").code == 2)
      let report = try project.folder.text("diff.xml")
      #expect(report.contains(#"<testsuite name="\#(place)""#) && report.contains(result))
    }
  }
}
