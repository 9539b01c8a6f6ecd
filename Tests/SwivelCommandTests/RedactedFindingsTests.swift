import Foundation
import SwivelModel
import SwivelTestKit
import Testing

/// What is made of a log without its names is what is made of it with them, names aside.
struct RedactedFindingsTests {
  private static let kept = [
    "traces/previous-page.swivel", "traces/previous-page-cured.swivel", "traces/container.ndjson",
  ]

  /// Logs of every third scenario, and of those traces that are kept.
  private static func makeLogs(in folder: TemporaryFolder) throws -> [String] {
    let scenarios = try Program.shell(
      "swivel scenario traces/scenarios/*.json -o \"$1\"", folder.path("plain"))
    #expect(scenarios.code == 0)
    for path in kept {
      let text = try Program.run("cat", path).output
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let log = folder.path("plain/kept-\(name).swivel")
      #expect(try Program.run("record", "-o", log, input: text).code == 0)
    }
    let plain = folder.path("plain")
    let logs = try FileManager.default.subpathsOfDirectory(atPath: plain)
      .filter { $0.hasSuffix(".swivel") }.sorted()
    let isKept = { (log: String, index: Int) in
      log.hasPrefix("kept-") || index.isMultiple(of: 3)
    }
    for (index, log) in logs.enumerated() where !isKept(log, index) {
      try FileManager.default.removeItem(atPath: "\(plain)/\(log)")
    }
    return logs.enumerated().filter { isKept($0.element, $0.offset) }.map(\.element)
  }

  /// What stands in quotes in the sources of the logs, all names among it.
  private static func words() throws -> Set<String> {
    let folder = Program.root.appendingPathComponent("traces/scenarios")
    let scenarios = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let paths =
      scenarios.map { "traces/scenarios/\($0)" } + [Samples.turnedText] + [
        "traces/previous-page-cured.ndjson", Samples.container,
      ]
    return Set(
      try paths.flatMap { try Samples.text(of: $0).split(separator: "\"").map(String.init) })
  }

  /// The JSON of a command without what is made of names by hashing them, and without code, which
  /// has a name only where it can be that of a class.
  private static func lines(_ arguments: [String], at folder: String) throws -> [String] {
    let outcome = try Program.run(arguments)
    return outcome.output.replacingOccurrences(of: folder, with: "")
      .replacingOccurrences(
        of: #""(fingerprint|root)":"[^"]*""#, with: "", options: .regularExpression
      )
      .replacingOccurrences(
        of: #""code":\[.*?\],(?="(decided|evidence)")"#, with: "", options: .regularExpression
      ).split(separator: "\n").map(String.init)
  }

  @Test func `findings and timelines are those of the log with its names`() throws {
    try withFolder { (folder) throws in
      let logs = try Self.makeLogs(in: folder)
      let (plain, redacted) = (folder.path("plain"), folder.path("redacted"))
      try FileManager.default.createDirectory(
        atPath: redacted, withIntermediateDirectories: false)
      for log in logs {
        let target = URL(fileURLWithPath: "\(redacted)/\(log)").deletingLastPathComponent()
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let arguments = ["redact", "\(plain)/\(log)", "-o", "\(redacted)/\(log)"]
        #expect(try Program.run(arguments).code == 0, "\(log)")
      }
      let tokens = Tokens(try Self.words())

      let found = try Self.lines(["check", plain, "--json"], at: plain)
      let foundAgain = try Self.lines(["check", redacted, "--json"], at: redacted)
      #expect(found.count > 30)
      #expect(foundAgain.map(tokens.replaced(in:)) == found)
      let proof = try Program.run("check", redacted, "--require-redacted", "--fail-on", "error")
      #expect(!proof.errors.contains("not redacted"))
      for log in logs where log.hasPrefix("kept-") {
        let turns = try Self.lines(["replay", "\(plain)/\(log)", "--json"], at: plain)
        let turnsAgain = try Self.lines(["replay", "\(redacted)/\(log)", "--json"], at: redacted)
        #expect(!turns.isEmpty && turnsAgain.map(tokens.replaced(in:)) == turns, "\(log)")
        let arguments = ["replay", "\(redacted)/\(log)", "--verify"]
        #expect(
          try Program.run(arguments).code
            == Program.run("replay", "\(plain)/\(log)", "--verify").code)
      }
    }
  }
}
