import Foundation
import Testing

struct HelpTests {
  static let verbs = [
    "record", "watch", "cat", "info", "replay", "why", "check", "report", "export", "summarize",
    "whatif",
    "diff", "accept", "scenario", "explain", "schema", "repair", "redact", "merge", "import",
    "init",
  ]

  @Test(arguments: verbs) func `a verb has help with an example`(verb: String) throws {
    let help = try Program.run(verb, "--help")

    #expect(help.code == 0)
    #expect(help.errors.isEmpty)
    let example = help.output.range(of: "Example: ").map { help.output[$0.upperBound...] }
    #expect(example?.contains("swivel \(verb)") == true)
    for option in ["--json", "--color", "--no-progress"] { #expect(help.output.contains(option)) }
  }

  // What these take has no other name.
  private static let ownNames: Set = ["color", "device", "mode", "names"]

  @Test(arguments: verbs) func `an option says what it takes, and not its name again`(
    verb: String
  )
    throws
  {
    let words = try Program.run(verb, "--help").lines.flatMap { $0.split(separator: " ") }
    let repeated = zip(words, words.dropFirst()).compactMap { option, value in
      value.hasPrefix("<\(option.drop { $0 == "-" })>") ? String(option.dropFirst(2)) : nil
    }

    #expect(Set(repeated).isSubset(of: Self.ownNames))
  }

  @Test func `the program lists its verbs and exit codes`() throws {
    let help = try Program.run("--help")

    #expect(help.code == 0)
    let listed = help.output.components(separatedBy: "SUBCOMMANDS:").last ?? ""
    let lines = listed.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.filter { $0 != "See" } == Self.verbs)
    let codes = [
      "0 success", "1 findings", "2 the command failed", "3 finished, but", "64 invalid usage",
    ]
    for code in codes {
      #expect(help.output.split(separator: "\n").joined(separator: " ").contains(code))
    }
  }

  @Test func `the program states its version`() throws {
    let version = try Program.run("--version")

    #expect(version.code == 0)
    #expect(version.output.split(separator: ".").count == 3)
  }

  private static let misuses: [[String]] = [
    ["turn"], ["cat"], ["cat", "a", "b"], ["check"], ["scenario"], ["record"], ["why", "a"],
    ["why", "a", "--at", "1", "--event", "1"], ["why", "a", "--event", "-1"],
    ["replay", "a", "--at", "soon"], ["replay", "a", "--at", "-1"], ["info", "a", "--fast"],
    ["info", "a", "--color", "blue"], ["info", "a", "--color"],
    ["check", "a", "--fail-on", "never"], ["check", "a", "--format", "xml"],
    ["explain", "a", "b"], ["whatif"], ["whatif", "a", "--set", "supported=portrait"],
    ["whatif", "a", "--set", "controller.Page.suported=portrait"], ["whatif", "a", "--drop", "x"],
    ["whatif", "a", "--insert", "3"], ["whatif", "a", "--ios", "new"],
    ["whatif", "a", "--device", "tv"],
    ["whatif", "a", "--matrix", "ios"], ["whatif", "a", "--minimize", "turned"],
    ["whatif", "a", "--matrix", "ios=15", "--minimize", "back-navigation-rotated"],
    ["whatif", "a", "--matrix", "ios=15", "-o", "b"], ["whatif", "a", "--replays", "0"],
    ["diff", "a"], ["diff", "-", "-"],
    ["diff", "a", "b", "--ignore", "turn"],
    ["diff", "a", "b", "--format", "xml"], ["accept", "a"], ["import"], ["import", "sentry"],
    ["import", "sentry", "a"], ["import", "crashlytics", "a", "-o", "b"],
    ["record", "-o", "b", "--from", "syslog"],
  ]

  @Test(arguments: misuses) func `wrong usage is 64`(arguments: [String]) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Usage: swivel"))
  }

  @Test(arguments: ["check", "summarize"]) func `a default is stated once`(command: String) throws {
    let help = try Program.run(command, "--help").lines.flatMap { $0.split(separator: " ") }
      .joined(separator: " ")

    #expect(help.contains("(default: one for each core)"))
    #expect(!help.contains("core). (default:"))
  }
}
