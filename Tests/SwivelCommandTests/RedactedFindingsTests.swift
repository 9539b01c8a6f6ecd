import Foundation
import SwivelModel
import Testing

/// What is made of a log without its names is what is made of it with them, names aside.
struct RedactedFindingsTests {
  private static let kept = [
    "traces/previous-page.swivel", "traces/previous-page-cured.swivel", "traces/container.ndjson",
  ]

  /// Logs of all scenarios, and of those traces that are kept.
  private static func makeLogs(in folder: Folder) throws -> [String] {
    let scenarios = try Program.run("scenario", Samples.scenarios, "-o", folder.path("plain"))
    #expect(scenarios.code == 0)
    for path in kept {
      let text = try Program.run("cat", path).output
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let log = folder.path("plain/kept-\(name).swivel")
      #expect(try Program.run("record", "-o", log, input: text).code == 0)
    }
    let plain = folder.path("plain")
    return try FileManager.default.subpathsOfDirectory(atPath: plain)
      .filter { $0.hasSuffix(".swivel") }.sorted()
  }

  /// The JSON of a command without what is made of names by hashing them.
  private static func lines(_ arguments: [String], at folder: String) throws -> [String] {
    let outcome = try Program.run(arguments)
    return outcome.output.replacingOccurrences(of: folder, with: "")
      .replacingOccurrences(
        of: #""fingerprint":"[^"]*""#, with: "", options: .regularExpression
      ).split(separator: "\n").map(String.init)
  }

  @Test func `findings and timelines are those of the log with its names`() throws {
    try withFolder { (folder) throws in
      let logs = try Self.makeLogs(in: folder)
      let (plain, redacted) = (folder.path("plain"), folder.path("redacted"))
      try FileManager.default.createDirectory(
        atPath: redacted, withIntermediateDirectories: false)
      var names: Set<String> = []
      for log in logs {
        let target = URL(fileURLWithPath: "\(redacted)/\(log)").deletingLastPathComponent()
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let arguments = ["redact", "\(plain)/\(log)", "-o", "\(redacted)/\(log)"]
        #expect(try Program.run(arguments).code == 0, "\(log)")
        let events = try Program.run("cat", "\(plain)/\(log)").objects
        names.formUnion(events.flatMap { $0.values.compactMap { $0 as? String } })
      }
      let tokens = Tokens(names)

      let found = try Self.lines(["check", plain, "--json"], at: plain)
      let foundAgain = try Self.lines(["check", redacted, "--json"], at: redacted)
      #expect(found.count > 100)
      #expect(foundAgain.map(tokens.replaced(in:)) == found)
      #expect(try Program.run("check", redacted, "--require-redacted", "--json").code == 1)
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
