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
}
