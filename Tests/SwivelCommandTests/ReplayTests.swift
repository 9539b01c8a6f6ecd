import Foundation
import SwivelTestKit
import Testing

struct ReplayTests {
  @Test func `a timeline states turns, what held, and what was seen`() throws {
    let outcome = try Program.run("replay", Samples.turned)

    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 5)
    #expect(outcome.output.contains("main window is predicted to rotate portrait → landscapeRight"))
    #expect(outcome.output.contains("main window stayed in landscapeRight [pop-stays]"))
  }

  @Test func `what only the rules lead to is said to be predicted`() throws {
    let records = try Program.run("replay", Samples.turned, "--json").objects
    let bases = records.map { $0["basis"] as? String }

    #expect(bases == ["observed", "predicted", "observed", "unchanged", "observed"])
  }

  @Test(arguments: [Samples.turned, Samples.cured])
  func `the rules agree with what was seen`(path: String) throws {
    let outcome = try Program.run("replay", path, "--verify")

    #expect(outcome.code == 0)
    #expect(outcome.errors == "3 observations; none contradict the rules\n")
  }

  @Test func `an observation against the rules is 1`() throws {
    let lines = try Samples.text(of: Samples.turnedText).split(separator: "\n").map { line in
      line.contains("\"seq\":31,")
        ? line.replacingOccurrences(of: "landscapeRight", with: "portrait") : String(line)
    }

    let outcome = try Program.run(
      "replay", "-", "--verify", input: lines.joined(separator: "\n"))

    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("was observed in portrait (✗ the rules predict landscapeRight)"))
    #expect(outcome.output.contains("rules applied at event 28: "))
    #expect(outcome.lines.last?.hasSuffix("pop-stays") == true)
    #expect(outcome.errors == "3 observations; 1 contradicts the rules\n")
  }

  @Test func `a part of a timeline has what a report prints for its bounds`() throws {
    let outcome = try Program.run("replay", Samples.turned, "--from", "8.227", "--to", "15.340")

    #expect(outcome.lines.map { $0.prefix(9) } == ["   8.227s", "  15.340s"])
  }

  @Test(arguments: zip(["7", "10s", "15.904"], ["portrait", "landscapeRight", "landscapeRight"]))
  func `a moment shows what the window is like`(time: String, orientation: String) throws {
    let outcome = try Program.run("replay", Samples.turned, "--at", time, "--json")

    let window = try #require(outcome.objects.first)
    #expect(window["interface"] as? [String] == [orientation])
  }

  @Test func `a moment before the first window is said to have none`() throws {
    let outcome = try Program.run("replay", Samples.turned, "--at", "0")

    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("there is no window yet at 0.000s"))
  }

  @Test func `a timeline without a line says so, and what there is`() throws {
    try withFolder { folder in
      let log = folder.path("import.swivel")
      _ = try Program.run("import", "bugsnag", "-", "-o", log, input: ImportSamples.bugsnag)

      let empty = try Program.run("replay", log)
      let full = try Program.run("replay", Samples.turned)

      #expect(empty.code == 0)
      #expect(empty.output.isEmpty)
      #expect(
        empty.errors.contains(
          "the trace has no window events; to list its events, run: swivel cat \(log)")
      )
      #expect(!full.errors.contains("no window"))
    }
  }

  // Seconds, where the names are not copied for each event.
  @Test func `a timeline of many names is printed`() throws {
    let pages = (1..<30_000).map {
      #"{"kind":"controller","controller":\#($0),"type":"plain","name":"Page\#($0)"}"#
    }
    let window = [
      #"{"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
      #"{"kind":"rootChanged","window":1,"controller":1}"#,
      #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
    ]

    let outcome = try Program.run(
      "replay", "-", input: (window + pages).joined(separator: "\n"))

    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1)
  }
}
