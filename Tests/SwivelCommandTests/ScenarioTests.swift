import Foundation
import SwivelTestKit
import Testing

struct ScenarioTests {
  static let files = [
    "containers", "device", "forcing", "ios5", "ipad", "launch", "masks", "presentation",
    "push-and-back", "upside-down",
  ].map { "traces/scenarios/\($0).json" }

  @Test func `a met file is 0`() throws {
    let scenarios = try Self.scenarios(of: Samples.scenarios)
    let scored = scenarios.filter { $0["oracle"] as? String != "none" }
    let outcome = try Program.run("scenario", Samples.scenarios)

    #expect(outcome.code == 0)
    #expect(outcome.lines.filter { $0.hasPrefix("passed  ") }.count >= scored.count)
    #expect(!outcome.lines.contains { $0.hasPrefix("missed") })
    #expect(
      outcome.errors
        == "\(scored.count) of \(scored.count) scored scenarios passed, \(scenarios.count - scored.count) not scored\n"
    )
  }

  private static func scenarios(of file: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(Samples.text(of: file).utf8))
    return try #require(json as? [[String: Any]])
  }

  @Test func `a missed expectation is 1, and told at its step`() throws {
    let outcome = try Program.run("scenario", "-", input: Samples.missedScenario)

    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 2)
    #expect(
      outcome.lines.last
        == "            step 1 (rotateDevice), interface: expected portrait, found landscapeRight"
    )
    #expect(outcome.errors == "0 of 1 scored scenario passed, 0 not scored\n")
  }

  @Test func `a missed expectation stands in JSON at its step and at the end`() throws {
    let outcome = try Program.run("scenario", "-", "--json", input: Samples.missedScenario)

    let result = try #require(outcome.objects.first)
    let steps = try #require(result["steps"] as? [[String: Any]])
    #expect(result["met"] as? Bool == false)
    for failures in [result["failures"], steps.first?["failures"]] {
      let failure = try #require((failures as? [[String: Any]])?.first)
      #expect(failure["step"] as? Int == 0)
      #expect(failure["key"] as? String == "interface")
      #expect(failure["expected"] as? [String] == ["portrait"])
      #expect(failure["actual"] as? String == "landscapeRight")
    }
  }

  private static let stepKeys: Set<String> = [
    "interface", "windows", "statusBar", "launchScreen", "device", "exception", "error", "log",
    "visible", "locked", "visual", "windowBounds", "passes", "events",
  ]

  @Test(arguments: files) func `a result has every key, one line a scenario`(
    file: String
  ) throws {
    let scenarios = try Self.scenarios(of: file)
    let outcome = try Program.run("scenario", file, "--json")

    #expect(outcome.objects.map { $0["id"] as? String } == scenarios.map { $0["id"] as? String })
    for result in outcome.objects {
      #expect(Set(result.keys) == ["schema", "id", "met", "steps", "actual", "failures"])
      let steps = try #require(result["steps"] as? [[String: Any]])
      for step in steps {
        #expect(Set(step.keys) == ["op", "actual", "failures"])
        let actual = try #require(step["actual"] as? [String: Any])
        #expect(Set(actual.keys) == Self.stepKeys)
        #expect(actual["windows"] is [String: Any])
      }
      let actual = try #require(result["actual"] as? [String: Any])
      #expect(Set(actual.keys) == ["consulted", "effectiveMask", "findings"])
    }
  }

  @Test func `a file that cannot be read is reported, and the others are played`() throws {
    let outcome = try Program.run("scenario", "no-such.json", Samples.scenarios)

    #expect(outcome.code == 3)
    #expect(outcome.lines.count >= (try Self.scenarios(of: Samples.scenarios)).count)
    #expect(outcome.errors.hasPrefix("error: no-such.json: no such file"))
  }

  @Test(arguments: ["", "[", "{}", "[{\"schema\": \"swivel.scenario/1\"}]"])
  func `a file that is no scenario is 2`(text: String) throws {
    let outcome = try Program.run("scenario", "-", input: text)

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: standard input: "))
  }

  @Test func `a folder that cannot be made is 2`() throws {
    let outcome = try Program.run("scenario", Samples.scenarios, "-o", "Package.swift/logs")

    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: Package.swift/logs: "))
  }

  @Test func `windows that come and go leave the main window alone`() throws {
    var scenario = try #require(
      try Self.scenarios(of: "traces/scenarios/containers.json")
        .first { $0["id"] as? String == "nav-forwards-topvc" })
    let comings: [[String: Any]] = (0..<300).flatMap { number in
      [
        ["op": "addWindow", "id": "w\(number)", "root": NSNull()],
        ["op": "removeWindow", "id": "w\(number)"],
      ]
    }
    scenario["steps"] = comings + (try #require(scenario["steps"] as? [[String: Any]]))
    let data = try JSONSerialization.data(withJSONObject: [scenario])

    let outcome = try Program.run("scenario", "-", input: String(decoding: data, as: UTF8.self))

    #expect(outcome.code == 0)
    #expect(outcome.errors == "1 of 1 scored scenario passed, 0 not scored\n")
  }

  @Test func `a log that is there is not written over, nor one scenario by another`() throws {
    try withFolder { folder in
      let first = try Program.run("scenario", Samples.scenarios, "-o", folder.path("logs"))
      let again = try Program.run("scenario", Samples.scenarios, "-o", folder.path("logs"))
      let twice = try Program.run(
        "scenario", Samples.scenarios, Samples.scenarios, "-o", folder.path("others"))

      #expect(first.code == 0)
      #expect(again.code == 2 && again.output.isEmpty)
      #expect(again.errors.contains(".swivel: the file already exists\n  help: "))
      #expect(twice.code == 2 && twice.errors.contains(", another output\n"))
      #expect(!folder.exists("others"))
    }
  }

  @Test func `only the first errors of a file are printed`() throws {
    let ones = "[" + Array(repeating: "1", count: 1_000).joined(separator: ",") + "]"

    let outcome = try Program.run("scenario", "-", input: ones)

    #expect(outcome.code == 2)
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("error: ") } == 20)
    #expect(outcome.errors.contains("note: the errors of 980 more scenarios are not printed\n"))
  }
}
