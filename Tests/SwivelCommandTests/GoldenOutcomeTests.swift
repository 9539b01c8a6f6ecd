import Foundation
import SwivelTestKit
import Testing

/// What is printed of many runs, in which each one has to be found.
struct GoldenOutcomeTests {
  @Test func `each run has a line with its outcome, and the last line is the total`() throws {
    try withFolder { folder in
      let outcome = try GoldenProject.ofAllOutcomes(in: folder).diff()
      let named = outcome.lines.filter { $0.hasPrefix("runs/") || $0.hasPrefix("Goldens/") }

      #expect(outcome.code == 1)
      #expect(
        named == [
          "runs/fixed.swivel: differs", "runs/new.swivel: no golden", "runs/same.swivel: same",
          "runs/torn.swivel: could not be compared", "runs/worse.swivel: differs",
          "Goldens/gone.swivel: no matching run",
        ])
      #expect(
        outcome.lines.last
          == "failed: 1 of 5 runs match their goldens; 2 differ; 1 has no golden; 1 could not be compared; "
          + "1 golden has no matching run")
      #expect(!outcome.errors.contains("match their goldens"))
    }
  }

  @Test func `what differs stands below the name of its run`() throws {
    try withFolder { folder in
      let lines = try GoldenProject.ofAllOutcomes(in: folder).diff().output
        .components(separatedBy: "\n")

      for name in ["fixed", "worse"] {
        let place = try #require(lines.firstIndex(of: "runs/\(name).swivel: differs"))
        #expect(lines[place + 1] == "- Goldens/\(name).swivel, 33 events")
        let end = try #require(lines[place...].firstIndex(of: ""))
        #expect(lines[end - 1].hasPrefix("4 changes, 1 consequence"))
      }
    }
  }

  @Test func `a new golden is on the standard output, once`() throws {
    try withFolder { folder in
      let project = try GoldenProject(
        ["new": Samples.cured, "same": Samples.turned], goldens: ["same": Samples.turned],
        in: folder)
      let outcome = try project.diff(isAutomated: false)

      #expect(outcome.code == 1)
      #expect(
        outcome.lines == [
          "runs/new.swivel: saved as a new golden; review it before you commit it",
          "runs/same.swivel: same",
          "failed: 1 of 2 runs match their goldens; 1 is new",
        ])
      #expect(outcome.errors.isEmpty)
      #expect(folder.exists("Goldens/new.swivel"))
    }
  }

  @Test func `a new golden with findings says so`() throws {
    try withFolder { folder in
      let project = try GoldenProject(["new": Samples.turned], goldens: [:], in: folder)
      let outcome = try project.diff(isAutomated: false)

      #expect(outcome.code == 1)
      #expect(
        outcome.lines.first?.hasPrefix(
          "runs/new.swivel: saved as a new golden, with 1 finding; review it before you") == true)
    }
  }

  @Test func `a new golden that is inconclusive is saved, with what it does not show`() throws {
    try withFolder { folder in
      let events =
        #"{"kind":"systemVersion","version":"17.4"}"# + "\n"
        + #"{"kind":"deviceOrientation","orientation":"landscapeLeft"}"# + "\n"
      let run = try folder.write(events.utf8, to: "run.ndjson")
      let check = try Program.run("check", run)
      let accepted = try Program.run("accept", run, "--golden", folder.path("a"))
      try FileManager.default.createDirectory(
        at: folder.url("b"), withIntermediateDirectories: true)
      let saved = try Program.shell(
        "unset CI; swivel diff --golden \"$1\" \"$2\"", folder.path("b"), run)

      #expect(accepted.code == 0)
      #expect(accepted.output == "\(run): saved as a new golden\n")
      let label = { (line: String, word: String) in
        line.hasPrefix("  \(word) ") ? String(line.dropFirst(11)) : nil
      }
      let reasons = check.lines.compactMap { label($0, "why") }
      let help = try #require(check.lines.compactMap { label($0, "help") }.first)
      #expect(reasons.count > 1)
      for outcome in [accepted, saved] {
        #expect(
          outcome.errors.contains(
            "note: \(run): the trace is inconclusive: \(reasons.joined(separator: "; "))\n"))
        #expect(outcome.errors.contains("  help: \(help)\n"))
      }
      #expect(folder.exists("a/run.ndjson") && folder.exists("b/run.ndjson"))
    }
  }

  @Test func `a golden without a run has the same advice in every format`() throws {
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: ["gone": Samples.cured], in: folder)
      try project.add(Samples.cured, "runs/new")
      let text = try project.diff("--format text --format junit:report.xml")
      let help = try #require(
        text.errors.split(separator: "\n").last { $0.hasPrefix("  help: ") }
      ).dropFirst(8)

      #expect(help.contains("swivel accept --prune"))
      #expect(try folder.text("report.xml").contains("help: \(help)"))
    }
  }

  @Test func `data for programs has the total on the standard error`() throws {
    try withFolder { folder in
      let project = try GoldenProject(
        ["worse": Samples.turned], goldens: ["worse": Samples.cured], in: folder)
      let outcome = try project.diff("--json")

      #expect(outcome.objects.count == 1)
      #expect(outcome.errors == "failed: 0 of 1 run matches its golden; 1 differs\n")
    }
  }

  @Test func `data for programs has a record of each run`() throws {
    try withFolder { folder in
      let records = try GoldenProject.ofAllOutcomes(in: folder).diff("--json").objects
      let others = records.filter { $0["schema"] as? String == "swivel.outcome/1" }

      #expect(records.count == 6)
      #expect(
        others.map { $0["outcome"] as? String } == [
          "golden-missing", "unreadable", "run-missing",
        ])
      #expect(
        others.map { $0["run"] as? String } == ["runs/new.swivel", "runs/torn.swivel", nil])
      #expect(others.last?["golden"] as? String == "Goldens/gone.swivel")
      #expect((others[1]["problem"] as? String)?.hasPrefix("not a trace") == true)
    }
  }

  @Test func `Markdown has a line for a run that was not compared`() throws {
    try withFolder { folder in
      let outcome = try GoldenProject.ofAllOutcomes(in: folder).diff("--format markdown")

      #expect(outcome.lines.contains("**❌ runs/new.swivel**: no golden"))
      #expect(outcome.lines.contains("**❌ runs/torn.swivel**: could not be compared"))
      #expect(outcome.lines.contains("**❌ Goldens/gone.swivel**: no matching run"))
    }
  }

  @Test func `a stream is no golden, because nothing of it is left to copy`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.run(
        "accept", "-", "--golden", folder.path("Goldens"), input: Streams.turns(3))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("  help: save it as a log first: swivel record -o FILE"))
      #expect(!folder.exists("Goldens"))
    }
  }

  @Test func `two runs without goldens are printed as before`() throws {
    let outcome = try Program.run("diff", Samples.turned, Samples.turned)

    #expect(outcome.lines.last == "no behavioral change")
    #expect(outcome.lines.count == 2)
  }
}
