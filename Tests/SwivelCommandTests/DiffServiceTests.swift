import Foundation
import SwivelTestKit
import Testing

/// What CI services receive about runs: a build in which a run differs is never green.
struct DiffServiceTests {
  /// How each format marks the id of a result.
  private static let marks: [(format: String, before: String, after: String)] = [
    ("junit", "type=\"", "\""), ("github", "title=", "::"), ("xcode", "(", ")\n"),
    ("sarif", "\"ruleId\":\"", "\""), ("checkstyle", "source=\"swivel.", "\""),
    ("gitlab", "\"check_name\":\"", "\""),
  ]

  private func report(_ format: String, _ more: String = "") throws -> Program.Outcome {
    try withFolder { folder in
      try GoldenProject.ofAllOutcomes(in: folder).diff("--format \(format) \(more)")
    }
  }

  @Test(arguments: marks)
  func `every format has one result for each run that is not as its golden`(
    format: String, before: String, after: String
  ) throws {
    let outcome = try report(format)
    let count = { (id: String) in
      outcome.output.components(separatedBy: before + id + after).count - 1
    }

    #expect(outcome.code == 1)
    #expect(count("run-differs") == 2)
    #expect(count("golden-missing") == 1)
    #expect(count("run-missing") == 1)
    // The one that differs without a new finding is there as well.
    #expect(outcome.output.contains("main window shows portrait instead of landscapeRight"))
    #expect(outcome.output.contains("main window shows landscapeRight instead of portrait"))
    #expect(
      outcome.output.contains(
        "MainTabController returns the value of the innermost page's custom property (leafCustom)"))
    #expect(outcome.output.contains("swivel diff Goldens/fixed.swivel runs/fixed.swivel"))
    #expect(
      outcome.output.contains("not a trace: neither a log (NAME.swivel) nor a log in text form"))
    #expect(outcome.output.contains("back-navigation-rotated"))
    #expect(!outcome.output.contains("runs/same.swivel") || format == "junit")
  }

  @Test func `a new finding is one result, and not part of another`() throws {
    let output = try report("xcode").output

    #expect(output.components(separatedBy: "(back-navigation-rotated)").count == 2)
    #expect(!output.contains("new finding"))
  }

  @Test func `JUnit names a new finding in the failure of its run, which is its only one`() throws {
    let output = try report("junit").output
    let failures = output.components(separatedBy: "<failure ").dropFirst()
    let new = failures.filter { $0.contains("; new finding back-navigation-rotated: Article") }

    #expect(!output.contains("name=\"back-navigation-rotated"))
    #expect(new.count == 1)
    #expect(new.first?.contains("new finding back-navigation-rotated, runs/") == true)
    #expect(output.contains("fixed finding  back-navigation-rotated"))
  }

  @Test func `JUnit passes a run that equals its golden, whatever is found in it`() throws {
    try withFolder { folder in
      let project = try GoldenProject(
        ["a": Samples.turned], goldens: ["a": Samples.turned], in: folder)
      let outcome = try project.diff("--format junit")

      #expect(outcome.code == 0)
      #expect(outcome.output.contains(#"tests="1" failures="0" errors="0" skipped="0""#))
    }
  }

  @Test func `JUnit passes what is the same, and fails all others`() throws {
    let output = try report("junit").output

    #expect(output.contains(#"name="swivel diff" tests="6" failures="4" errors="1" skipped="0""#))
    #expect(
      output.contains(
        #"<testcase classname="runs/same.swivel" name="behaves like its golden"/>"#))
    #expect(output.contains(#"type="run-differs""#))
    #expect(output.contains("swivel accept runs/fixed.swivel --golden Goldens"))
  }

  @Test func `a golden whose run may be missing is skipped, and no failure`() throws {
    let output = try report("junit", "--allow-missing").output

    #expect(output.contains(#"tests="6" failures="3" errors="1" skipped="1""#))
    #expect(output.contains("<skipped message=\"no run to compare with this golden"))
    #expect(try !report("github", "--allow-missing").output.contains("run-missing"))
  }

  @Test func `two runs are a comparison like that with a golden`() throws {
    let outcome = try Program.run("diff", Samples.turned, Samples.cured, "--format", "xcode")

    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.lines.first?.hasPrefix(
        "\(Samples.cured):10:1: error: differs from \(Samples.turned): ")
        == true)
    #expect(outcome.lines.first?.hasSuffix("(run-differs)") == true)
    let same = try Program.run("diff", Samples.turned, Samples.turned, "--format", "junit")
    #expect(same.code == 0)
    #expect(same.output.contains(#"tests="1" failures="0" errors="0""#))
  }

  @Test func `two runs of which one cannot be read are an error in the report`() throws {
    let outcome = try Program.run("diff", Samples.turned, "no-such.swivel", "--format", "junit")

    #expect(outcome.code == 2)
    #expect(outcome.output.contains(#"<error message="no such file" type="unreadable"/>"#))
  }

  @Test func `a run outside of the workspace is reported at its golden`() throws {
    try withFolder { folder in
      let project = try GoldenProject(
        ["a": Samples.cured], goldens: ["a": Samples.turned], in: folder)
      for format in ["sarif", "gitlab", "checkstyle", "github"] {
        let outcome = try Program.shell(
          """
          mkdir "$1/work-\(format)" && cp -R "$1/Goldens" "$1/work-\(format)" && cd "$1/work-\(format)"
          GITHUB_STEP_SUMMARY= GITHUB_WORKSPACE= swivel diff --golden Goldens "$1/runs" --format \(format)
          """, project.folder.path(""))
        let places = [
          #""uri":"Goldens/a.swivel""#, #""path":"Goldens/a.swivel""#,
          #"<file name="Goldens/a.swivel">"#, "file=Goldens/a.swivel,line=1,",
        ]

        #expect(outcome.code == 1)
        #expect(places.contains { outcome.output.contains($0) }, "\(format)")
      }
    }
  }

  @Test func `the job summary on GitHub counts comparisons`() throws {
    try withFolder { folder in
      let project = try GoldenProject.ofAllOutcomes(in: folder)
      let outcome = try Program.shell(
        """
        cd "$1"; : >summary; export CI=1 GITHUB_STEP_SUMMARY=summary GITHUB_WORKSPACE=
        swivel diff --golden Goldens runs --format github >/dev/null 2>&1; cat summary
        """, project.folder.path(""))

      #expect(
        outcome.lines.first == "### swivel diff: 1 of 6 comparisons passed, 1 new finding")
      #expect(outcome.output.contains("- `run-differs` runs/fixed.swivel: differs from its golden"))
      #expect(outcome.output.contains("- `run-missing` Goldens/gone.swivel: "))
    }
  }
}
