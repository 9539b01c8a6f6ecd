import Foundation
import SwivelTestKit
import Testing

/// The logs that scenarios are written as: they tell what went in, and the replay what came out.
struct ScenarioLogTests {
  @Test(arguments: ScenarioTests.files)
  func `a log replays to what the scenario came to, and observes nothing after its first step`(
    file: String
  ) throws {
    try withFolder { (folder) throws in
      let outcome = try Program.run("scenario", file, "--json", "-o", folder.path("logs"))

      for result in outcome.objects {
        let id = try #require(result["id"] as? String)
        let steps = try #require(result["steps"] as? [[String: Any]])
        let wanted = steps.map { Self.choice(($0["actual"] as? [String: Any])?["interface"]) }
        let log = folder.path("logs/\(id).swivel")
        let events = try Program.run("cat", log).objects

        #expect(try Self.replayed(log, events) == wanted, "\(id)")
        let kinds = events.compactMap { $0["kind"] as? String }
        let start = try #require(kinds.firstIndex(of: "marker"))
        #expect(!kinds[start...].contains("interfaceOrientation"), "\(id)")
      }
    }
  }

  /// The main window's interface after each step, as the replay of a log has it.
  private static func replayed(
    _ log: String, _ events: [[String: Any]]
  ) throws -> [Set<String>] {
    let main = events.first { $0["kind"] as? String == "windowAdded" }?["window"] as? Int
    var (interface, steps) = (everything, [Set<String>]())
    for record in try Program.run("replay", log, "--json").objects {
      if record["marker"] != nil {
        steps.append(interface)
      } else if record["window"] as? Int == main {
        interface = choice(record["to"])
      }
    }
    return steps.dropFirst() + [interface]
  }

  private static let everything: Set = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  private static func choice(_ value: Any?) -> Set<String> {
    if let word = value as? String { return [word] }
    return Set(value as? [String] ?? [])
  }
}
