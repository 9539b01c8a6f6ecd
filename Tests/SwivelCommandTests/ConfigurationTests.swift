import Foundation
import SwivelTestKit
import Testing

struct ConfigurationTests {
  /// Runs `check` in a directory of a repository whose root has a configuration.
  private func check(
    _ configuration: String, _ options: String = "", in place: String = "."
  ) throws -> (outcome: Program.Outcome, files: [String]) {
    try withFolder { folder in
      for name in [".git", "ci/deep"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      _ = try folder.write(configuration.utf8, to: ".swivel.json")
      let trace = Program.root.appendingPathComponent(Samples.turned).path
      let outcome = try Program.shell(
        "cd \"$1\" && swivel check \"$2\" \(options)", folder.path(place), trace)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      return (outcome, files.sorted())
    }
  }

  @Test func `a detector can be off, or be taken for worse`() throws {
    let off = try check(#"{"detectors": {"back-navigation-rotated": "off"}}"#)
    #expect(off.outcome.code == 0)
    #expect(off.outcome.output == "0 findings in 1 trace\n")

    let worse = try check(#"{"detectors": {"back-navigation-rotated": "error"}}"#)
    #expect(worse.outcome.code == 1)
    #expect(worse.outcome.output.hasPrefix("error: going back"))
  }

  @Test func `the severity that counts can be set, and set otherwise on the command line`() throws {
    let text = #"{"schema": "swivel.config/1", "failOn": "error"}"#
    #expect(try check(text).outcome.code == 0)
    #expect(try check(text, "--fail-on warning").outcome.code == 1)
    #expect(try check(text, "--no-config").outcome.code == 1)
  }

  @Test func `formats and the baseline are beside the configuration, wherever one is`() throws {
    let text = #"{"format": ["text", "sarif:out.sarif"], "baseline": "known.json"}"#
    let update = try check(text, "--update-baseline", in: "ci/deep")
    #expect(update.outcome.code == 0)
    #expect(update.files == [".git", ".swivel.json", "ci", "known.json", "out.sarif"])

    let other = try check(text, "--update-baseline --format github", in: "ci")
    #expect(other.files == [".git", ".swivel.json", "ci", "known.json"])
  }

  @Test func `a configuration above the repository is no one's`() throws {
    try withFolder { folder in
      _ = try folder.write("nonsense".utf8, to: ".swivel.json")
      for name in ["repository/.git", "none"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      let trace = Program.root.appendingPathComponent(Samples.cured).path
      for (place, code) in [("repository", 0), ("none", 0), (".", 2)] as [(String, Int32)] {
        let outcome = try Program.shell(
          "cd \"$1\" && swivel check \"$2\"", folder.path(place), trace)
        #expect(outcome.code == code)
      }
    }
  }

  @Test(arguments: [
    ("{,}", "line 1, column 2"), (#"{"failon": "error"}"#, "did you mean failOn?"),
    (#"{"failOn": "warn"}"#, "configuration.failOn: unknown severity"),
    (#"{"failOn": 1}"#, "expected a string"), (#"{"format": 1}"#, "expected an array"),
    (#"{"format": ["text", "json"]}"#, "only one can go to standard output"),
    (#"{"format": ["serif"]}"#, "format[0]: unknown format"),
    (#"{"format": "serif"}"#, "configuration.format: unknown format"),
    (#"{"diffFormat": ["text", "html"]}"#, "diffFormat: only one can go to standard output"),
    (#"{"detectors": {"flat-misred": "off"}}"#, "did you mean flat-misread?"),
    (#"{"detectors": {"flat-misread": "never"}}"#, "one of off, note, warning, error"),
    (#"{"failOn": "error", "failOn": "note"}"#, "appears twice"),
    (#"{"schema": "swivel.config/9"}"#, "unknown schema"),
  ])
  func `a configuration that is wrong is reported, with the place`(
    text: String, problem: String
  ) throws {
    let outcome = try check(text).outcome

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: .swivel.json: "))
    #expect(outcome.errors.contains(problem))
  }

  @Test func `a configuration that is named must be there`() throws {
    #expect(try Program.run("check", Samples.cured, "--config", "no-such.json").code == 2)
    #expect(
      try Program.run("check", Samples.cured, "--config", "a.json", "--no-config").code == 64)
  }
}
