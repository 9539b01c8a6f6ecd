import Foundation
import SwivelTestKit
import Testing

struct DiffTests {
  @Test func `a run is the same as itself, and as its text`() throws {
    for other in [Samples.turned, Samples.turnedText] {
      let outcome = try Program.run("diff", Samples.turned, other)

      #expect(outcome.code == 0)
      #expect(outcome.lines.last == "no behavioral change")
    }
  }

  @Test func `runs that differ are 1, with the cause and what was cured`() throws {
    let outcome = try Program.run("diff", Samples.turned, Samples.cured, "--json")

    #expect(outcome.code == 1)
    let answer = try #require(outcome.objects.first)
    #expect(answer["same"] as? Bool == false)
    #expect((answer["cause"] as? [String: Any])?["kind"] as? String == "change")
    let findings = answer["findings"] as? [String: [[String: Any]]]
    #expect(findings?["fixed"]?.map { $0["id"] as? String } == ["back-navigation-rotated"])
    #expect(findings?["new"]?.isEmpty == true)
  }

  @Test func `without a replay, no cause is stated`() throws {
    let whole = try Program.run("diff", Samples.turned, Samples.cured, "--no-plot")
    let events = try Program.run(
      "diff", Samples.turned, Samples.cured, "--no-plot", "--events-only")

    #expect(whole.lines.contains { $0.hasPrefix("possible cause  at 0.018s") })
    #expect(events.lines.contains { $0.hasPrefix("first divergence  at 0.018s") })
    #expect(events.lines.last == "4 divergences, 8 events in only one run")
  }

  @Test func `a run may come from standard input, or be missing as in git`() throws {
    let text = try Samples.text(of: Samples.turnedText)

    #expect(try Program.run(["diff", Samples.turned, "-"], input: text).code == 0)
    #expect(try Program.run(["diff", "-", Samples.cured], input: text).code == 1)
    #expect(try Program.run("diff", "/dev/null", Samples.turned).code == 1)
  }

  @Test func `what is new is written in the forms of CI services, and what was there is not`()
    throws
  {
    try withFolder { (folder) throws in
      let forms = ["junit", "sarif", "json", "text"]
      let options = forms.flatMap { ["--format", "\($0):\(folder.path($0))"] }

      let new = try Program.run(["diff", Samples.cured, Samples.turned] + options)
      let texts = try forms.map { try String(contentsOf: folder.url($0), encoding: .utf8) }
      let same = try Program.run(["diff", Samples.turned, Samples.turned, "--format", "checkstyle"])

      #expect(new.code == 1)
      #expect(new.output.isEmpty)
      for text in texts { #expect(text.contains("back-navigation-rotated")) }
      #expect(texts[0].contains("failures=\"1\""))
      #expect(same.code == 0)
      #expect(!same.output.contains("<error"))
    }
  }

  @Test func `what is suggested reads a run as it was read`() throws {
    let outcome = try Program.run("diff", Samples.cured, Samples.turned, "--mode", "salvage")

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("swivel why \(Samples.turned) --mode salvage --event 28\n"))
  }

  @Test func `only one form goes to the standard output`() throws {
    let outcome = try Program.run(
      "diff", Samples.turned, Samples.cured, "--json", "--format", "github")

    #expect(outcome.code == 64)
  }

  @Test func `a kind that there is not is reported without what steers a terminal`() throws {
    let outcome = try Program.run("diff", Samples.turned, Samples.cured, "--ignore", "marke\u{1B}")

    #expect(outcome.code == 64)
    #expect(
      outcome.errors.contains("unknown kind of event \"marke\u{FFFD}\" (did you mean marker?)"))
  }

  @Test func `a run that cannot be read is 2`() throws {
    let outcome = try Program.run("diff", Samples.turned, "no-such.swivel")

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: no-such.swivel: "))
  }

  @Test func `any diff can compare the canonical texts`() throws {
    let text = try Program.run("cat", Samples.turned, "--canonical")
    let other = try Program.run("cat", Samples.turnedText, "--canonical")

    #expect(text.code == 0)
    #expect(text.output == other.output)
    #expect(!text.output.contains("\"t\":"))
    #expect(text.output.contains("\"ArticleListController\""))
  }

  @Test func `a golden is recorded once, and is no success before it is looked at`() throws {
    try withFolder { (folder) throws in
      let (goldens, runs) = (folder.path("goldens"), folder.path("runs"))
      for path in [goldens, runs] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
        .write(to: folder.url("runs/page.swivel"))

      let first = try Program.shell("unset CI; swivel diff --golden \"$1\" \"$2\"", goldens, runs)
      let second = try Program.shell("CI=1 swivel diff --golden \"$1\" \"$2\"", goldens, runs)

      #expect(first.code == 1)
      #expect(first.output.contains("saved as a new golden, with 1 finding; review it"))
      #expect(second.code == 0)
    }
  }

  @Test func `no golden is recorded where CI is set, and accept makes one`() throws {
    try withFolder { (folder) throws in
      let goldens = folder.path("goldens")
      try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)

      let missing = try Program.shell(
        "CI=1 swivel diff --golden \"$1\" \"$2\"", goldens, Samples.turned)
      #expect(missing.code == 1)
      #expect(missing.errors.contains("none is saved if the environment variable CI is set"))
      #expect(missing.errors.contains("swivel accept \(Samples.turned) --golden \(goldens)"))

      let accepted = try Program.run("accept", Samples.turned, "--golden", goldens)
      #expect(accepted.code == 0)
      #expect(
        accepted.output == """
          \(Samples.turned): saved as a new golden, with 1 finding; review it before you commit it

          """)
      #expect(try Program.run("diff", "--golden", goldens, Samples.turned).code == 0)
    }
  }

  @Test func `a folder of goldens that is not there is no new one`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        "unset CI; swivel diff --golden \"$1\" \"$2\"", folder.path("Goldns"), Samples.turned)

      #expect(outcome.code == 2)
      #expect(
        outcome.errors.contains(
          "Goldns: no such goldens directory\n  help: to create it, run: swivel accept"))
      #expect(!folder.exists("Goldns"))
    }
  }

  @Test func `a golden without a run fails, unless that is allowed`() throws {
    try withFolder { (folder) throws in
      let goldens = folder.path("goldens")
      for run in [Samples.turned, Samples.cured] {
        _ = try Program.run("accept", run, "--golden", goldens)
      }
      let missing = try Program.run("diff", "--golden", goldens, Samples.turned)
      let allowed = try Program.run(
        "diff", "--golden", goldens, Samples.turned, "--allow-missing")

      #expect(missing.code == 1)
      #expect(
        missing.lines.contains("\(goldens)/previous-page-cured.swivel: no matching run"))
      #expect(missing.errors.contains("help: record the run again"))
      #expect(
        missing.lines.last
          == "failed: 1 of 1 run matches its golden; 1 golden has no matching run")
      #expect(allowed.code == 0)
      #expect(
        allowed.lines.contains("\(goldens)/previous-page-cured.swivel: no matching run"))
    }
  }

  @Test func `accept shows what changes, and leaves alone what does not`() throws {
    try withFolder { (folder) throws in
      let (goldens, run) = (folder.path("goldens"), folder.path("previous-page.swivel"))
      try Data(contentsOf: Program.root.appendingPathComponent(Samples.cured))
        .write(to: folder.url("previous-page.swivel"))
      _ = try Program.run("accept", Samples.turned, "--golden", goldens)

      let changed = try Program.run("accept", run, "--golden", goldens, "--json")
      let unchanged = try Program.run("accept", run, "--golden", goldens, "--json")

      #expect(changed.objects.first?["result"] as? String == "changed")
      #expect(unchanged.objects.first?["result"] as? String == "unchanged")
      #expect(unchanged.objects.first?["schema"] as? String == "swivel.accept/1")
    }
  }

  @Test(arguments: [
    ("1.1/segments.000001.swivel", "segments.swivel"),
    ("1.2-recorded/crashed-folder.000001.swivel", "crashed-folder.swivel"),
  ])
  func `a golden has all that its run has, wherever that was`(run: String, name: String) throws {
    try withFolder { folder in
      let (goldens, run) = (folder.path("goldens"), "Tests/FormatCorpus/\(run)")
      let accepted = try Program.run("accept", run, "--golden", goldens)

      #expect(accepted.code == 0)
      #expect(try Program.run("diff", "--golden", goldens, run).code == 0)
      let golden = try Program.run("cat", "\(goldens)/\(name)")
      #expect(try Program.run("cat", run).objects.count == golden.objects.count)
    }
  }

  @Test func `a golden that cannot be read is replaced, and what is none stays`() throws {
    try withFolder { folder in
      let golden = try folder.write("rubbish".utf8, to: "previous-page.swivel")
      let refused = try Program.run("accept", Samples.turned, "--golden", folder.path(""))
      #expect(refused.code == 2 && refused.errors.contains("previous-page.swivel: not a trace\n"))
      #expect(try folder.text("previous-page.swivel") == "rubbish")

      var bytes = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      for place in 30..<36 { bytes[place] ^= 0xFF }
      _ = try folder.write(bytes, to: "previous-page.swivel")
      let accepted = try Program.run("accept", Samples.turned, "--golden", folder.path(""))

      #expect(accepted.code == 0)
      #expect(accepted.errors.contains("error: "))
      #expect(
        accepted.output
          == "\(Samples.turned): replaced the golden, with 1 finding; review it before you commit it\n"
      )
      #expect(try Program.run("diff", golden, Samples.turned).code == 0)
    }
  }

  @Test func `a run with loss becomes no golden`() throws {
    try withFolder { folder in
      let loss =
        #"{"seq":0,"t":0,"kind":"attemptRotation"}"# + "\n"
        + #"{"loss":2,"reason":"bufferFull"}"# + "\n"
      let run = try folder.write(loss.utf8, to: "run.ndjson")
      let goldens = folder.path("goldens")
      try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
      let outcome = try Program.shell(
        "unset CI; swivel diff --golden \"$1\" \"$2\"", goldens, run)

      #expect(outcome.code != 0)
      #expect(
        outcome.errors.contains(
          "part of the run is missing, so it cannot be compared with a golden"))
      #expect(!FileManager.default.fileExists(atPath: "\(goldens)/run.ndjson"))
    }
  }
}
