import Foundation
import SwivelTestKit
import Testing

struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves no file that is not whole`(signal: Int32) throws {
    try withFolder { folder in
      let output = folder.path("findings.json")
      let check = try PseudoTerminal(["check", "-", "--format", "json:\(output)"])
      #expect(
        comesTrue(within: 30) { folder.files.contains { $0.hasPrefix("findings.json.part") } })

      #expect(try check.end(by: signal) == 128 + signal)
      #expect(folder.files.isEmpty)
    }
  }

  @Test func `a log goes whose making is ended by a signal`() throws {
    try withFolder { folder in
      let log = folder.path("a.swivel")
      #expect(try Program.run(["record", "-o", log], input: Streams.turns(100_000)).code == 0)
      // Some may be done before the signal comes.
      let isEnded = try (0..<10).contains { attempt in
        let name = "mended\(attempt).swivel"
        let repair = try PseudoTerminal(["repair", log, "-o", folder.path(name)])
        // Under a name of its own until it is whole.
        #expect(comesTrue(within: 30) { folder.files.contains { $0.hasPrefix(name) } })
        guard try repair.end(by: SIGTERM) == 128 + SIGTERM else { return false }
        #expect(!folder.files.contains { $0.hasPrefix(name) })
        return true
      }
      #expect(isEnded)
    }
  }

  @Test func `a scenario goes whose log is ended by a signal`() throws {
    try withFolder { folder in
      let scenario = try folder.write(Self.scenario(stepCount: 12_000).utf8, to: "long.json")
      // Some may be done before the signal comes.
      let isEnded = try (0..<10).contains { attempt in
        let logs = folder.path("logs\(attempt)")
        let names = { (try? FileManager.default.contentsOfDirectory(atPath: logs)) ?? [] }
        let player = try PseudoTerminal(["scenario", scenario, "-o", logs])
        #expect(comesTrue(within: 30) { !names().isEmpty })
        guard try player.end(by: SIGINT) == 128 + SIGINT else { return false }
        #expect(names().isEmpty)
        return true
      }
      #expect(isEnded)
    }
  }

  private static func scenario(stepCount: Int) -> String {
    let steps = (0..<stepCount).map { step in
      let side = step.isMultiple(of: 2) ? "landscapeLeft" : "portrait"
      return #"{"op": "rotateDevice", "to": "\#(side)"}"#
    }
    return """
      [{"schema": "swivel.scenario/1", "id": "long", "title": "long", "source": "none",
      "source_kind": "github-issue", "rules": ["R11"], "oracle": "none", "why": "it is long",
      "environment": {"ios": "17.0", "iosRange": "17", "device": "iphone-home"},
      "app": {"infoPlist": ["portrait"], "requiresFullScreen": false, "delegate": null,
      "sceneDelegate": null},
      "controllers": {"home": {"kind": "plain", "supported": ["portrait"]}},
      "windows": [{"id": "main", "root": "home", "key": true, "hidden": false, "level": 0}],
      "initial": {"device": "portrait", "interface": "portrait", "rotationLock": false},
      "steps": [\(steps.joined(separator: ", "))], "expect": {"findings": [], "clean": true}}]
      """
  }
}
