import Foundation
import SwivelTestKit
import Testing

/// Traces in which nothing could be found, whatever happened.
struct UnjudgedTests {
  /// A console that says nothing of any window.
  private static let empty = #"{"seq":0,"t":0,"kind":"deviceOrientation","orientation":"faceUp"}"#

  private func check(_ options: String..., traces: [String] = ["-"]) throws -> Program.Outcome {
    try Program.run(["check", "--no-config"] + traces + options, input: Self.empty + "\n")
  }

  @Test func `the text names the facts that are missing, and the count says how many traces`()
    throws
  {
    let outcome = try check(traces: ["-", Samples.cured])

    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.hasPrefix("inconclusive: ") == true)
    #expect(outcome.output.contains("\n  why      the iOS version is unknown"))
    #expect(outcome.output.contains("\n  why      no window was recorded\n"))
    #expect(outcome.output.contains("\n  next     swivel info -\n"))
    #expect(outcome.lines.last == "0 findings; 1 of 2 traces is inconclusive")
  }

  @Test func `JSON has a verdict with the names of the facts`() throws {
    let verdict = try #require(check("--json").objects.first)

    #expect(verdict["schema"] as? String == "swivel.verdict/1")
    #expect(verdict["verdict"] as? String == "unjudged")
    let missing = try #require(verdict["missing"] as? [[String: String]])
    #expect(
      missing.map { $0["fact"] }
        == ["no-version", "no-window", "no-interface", "no-masks", "no-device"])
  }

  @Test func `a recorder that was given no scene is reported, and what to give it`() throws {
    let text = """
      {"kind":"systemVersion","version":"27.0"}
      {"kind":"sceneMissing"}
      {"kind":"appMask","mask":["portrait"]}
      """
    let check = try Program.run("check", "--no-config", "-", input: text)
    #expect(check.output.contains("the app called observe(_:) without a scene"))
    #expect(check.output.contains("connectedScenes"))
    #expect(!check.output.contains("add windowAdded"))
    let info = try Program.run("info", "-", input: text)
    #expect(info.output.contains("the app called observe(_:) without a scene"))
  }

  @Test(arguments: [
    ("unjudged", 1), ("inconclusive", 1), ("error,inconclusive", 1), ("error,unjudged", 1),
    ("unjudged,warning", 1), ("error", 0), ("note", 0),
    ("unjudge", 64), ("", 64), ("error,", 64),
  ])
  func `it can be refused`(failOn: String, code: Int32) throws {
    #expect(try check("--fail-on", failOn).code == code)
  }

  @Test(arguments: [("warning", "skipped"), ("warning,inconclusive", "failures")])
  func `JUnit has a failure where the command fails`(failOn: String, attribute: String) throws {
    let outcome = try check("--fail-on", failOn, "--format", "junit")

    #expect(outcome.output.contains("\(attribute)=\"1\""))
    #expect(outcome.output.contains("type=\"inconclusive\"") == (outcome.code == 1))
  }

  @Test func `unjudged alone leaves the severity as it is`() throws {
    #expect(try Program.run("check", Samples.turned, "--fail-on", "unjudged").code == 1)
    #expect(try Program.run("check", Samples.turned, "--fail-on", "error,unjudged").code == 0)
    let outcome = try Program.run(
      "check", Samples.turned, "--fail-on", "error", "--fail-on", "unjudged")
    #expect(outcome.code == 0)
    #expect(try Program.run("check", Samples.cured, "--fail-on", "unjudged").code == 0)
    #expect(try check("--fail-on", "unjudged", "--exit-zero").code == 0)
  }

  @Test(arguments: [
    (#""unjudged""#, 1), (#"["warning", "unjudged"]"#, 1), (#"["error"]"#, 0), (#"[]"#, 2),
    (#"["unjudged", "unjudged"]"#, 2),
  ])
  func `a project can refuse it in its configuration`(value: String, code: Int32) throws {
    try withFolder { folder in
      let path = try folder.write("{\"failOn\": \(value)}".utf8, to: "config.json")
      let outcome = try Program.run(
        "check", "-", "--config", path, input: Self.empty + "\n")

      #expect(outcome.code == code)
    }
  }

  @Test func `findings that are known are no reason to call a trace unjudged`() throws {
    try withFolder { folder in
      let known = folder.path("known.json")
      _ = try Program.run("check", Samples.turned, "--baseline", known, "--update-baseline")

      let outcome = try Program.run(
        "check", Samples.turned, "--baseline", known, "--fail-on", "unjudged")

      #expect(outcome.code == 0)
      #expect(!outcome.errors.contains("inconclusive"))
    }
  }

  @Test func `what cannot be read is neither clean nor unjudged`() throws {
    let outcome = try Program.run("check", "traces/README.md", Samples.cured, "--json")
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.contains("inconclusive"))

    let row = try Program.run("summarize", "traces/README.md").objects.first
    #expect(row?["verdict"] == nil)
    #expect(row?["unknown"] as? [String] == [])
  }

  @Test func `a run of which a part is missing is not called clean`() throws {
    let text = try Program.run("cat", Samples.cured).output
    let outcome = try Program.run(
      "summarize", "-", input: text + #"{"loss":2,"reason":"bufferFull"}"# + "\n")

    #expect(outcome.objects.first?["verdict"] as? String == "unjudged")
    #expect(outcome.objects.first?["unknown"] as? [String] == ["not-whole"])
  }

  @Test func `rows of a table have a verdict`() throws {
    let rows = try Program.run(
      "summarize", "-", Samples.cured, Samples.turned, input: Self.empty + "\n"
    ).objects

    #expect(rows.map { $0["verdict"] as? String } == ["unjudged", "clean", "findings"])
    #expect((rows.first?["unknown"] as? [String])?.contains("no-masks") == true)
  }

  @Test func `info says what can be answered and what cannot`() throws {
    let whole = try Program.run("info", Samples.cured)
    #expect(
      whole.output.contains(
        "\nthe trace shows whether rotations were unwanted or missing (swivel check)\n"))
    #expect(!whole.output.contains("\nthe trace does not show"))

    let outcome = try Program.run("info", "-", input: Self.empty + "\n")
    #expect(
      outcome.output.contains(
        "\nthe trace does not show which rules decided the orientation (swivel replay, swivel why): the iOS version is unknown"
      )
    )
    let record = try Program.run("info", "-", "--json", input: Self.empty + "\n").objects.first
    #expect(record?["canAnswer"] as? [String] == [])
    #expect((record?["cannotAnswer"] as? [[String: Any]])?.count == 4)
  }
}
