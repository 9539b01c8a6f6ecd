import Foundation
import SwivelTestKit
import Testing

/// Versions of iOS that are newer than all that the rules are made for.
struct VersionNoteTests {
  @Test(arguments: [
    (["--ios", "99"], "beyond iOS 27; the rules for 27 are used for 99.0"),
    (["--linked", "99"], "beyond the SDK of iOS 27; the rules for 27 are used for 99.0"),
    (["--matrix", "ios=27,28"], "beyond iOS 27; the rules for 27 are used for 28.0"),
    (
      ["--ios", "28", "--minimize", "back-navigation-rotated"],
      "beyond iOS 27; the rules for 27 are used for 28.0"
    ),
  ])
  func `whatif says whose rules are followed, once`(options: [String], note: String) throws {
    let outcome = try Program.run(["whatif", Samples.turned, "--json"] + options)

    #expect(outcome.code != 64)
    #expect(outcome.errors.split(separator: "no rules are known \(note)").count == 2)
    #expect(outcome.objects.count == outcome.lines.count)
  }

  @Test(arguments: [["--ios", "27.4"], ["--linked", "8"]])
  func `nothing is said of a version that has rules`(options: [String]) throws {
    #expect(
      !(try Program.run(["whatif", Samples.turned] + options)).errors.contains("no rules are known")
    )
  }

  @Test func `whatif says that an app without scenes would not launch`() throws {
    let options = ["whatif", "traces/previous-page.swivel", "--ios", "27", "--linked", "27"]
    let note = "the app does not launch, because it has no scenes"

    #expect(try Program.run(options).errors.contains(note))
    #expect(
      !(try Program.run(options + ["--set", "app.lifecycle=scene"])).errors.contains(note))
    #expect(!(try Program.run(options.dropLast(2))).errors.contains(note))
  }

  @Test(arguments: ["check", "replay", "summarize"])
  func `a log of a newer system is read, and noted`(verb: String) throws {
    let outcome = try Program.run(
      verb, "-", input: #"{"seq":0,"t":0,"kind":"systemVersion","version":"28.1"}"# + "\n")

    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains(
        "note: -: no rules are known beyond iOS 27; the rules for 27 are used for 28.1"))
  }

  @Test func `a scenario on a newer system is played, and noted`() throws {
    try withFolder { (folder) throws in
      let text = Samples.missedScenario.replacingOccurrences(of: "15.0", with: "99.0")
      try text.write(to: folder.url("new.json"), atomically: true, encoding: .utf8)

      let outcome = try Program.run("scenario", folder.path("new.json"))

      #expect(outcome.code == 1)
      #expect(
        outcome.errors.contains(
          "note: wrong: no rules are known beyond iOS 27; the rules for 27 are used for 99.0"))
    }
  }
}
