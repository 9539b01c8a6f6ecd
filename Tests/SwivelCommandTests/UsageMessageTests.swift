import Foundation
import Testing

/// The errors of the command line parser, which look like all others.
struct UsageMessageTests {
  @Test(arguments: [["check", Samples.turned, "-threads", "4"], ["-push"], ["diff", "-graph"]])
  func `an option with one dash is an error, although its h asks for help`(
    arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("long options begin with two dashes"))
  }

  private static let values: [(arguments: [String], message: String)] = [
    (
      ["check", "a", "--fail-on", "warnin"],
      #"--fail-on: unknown value "warnin" (did you mean warning?)"#
    ),
    (["check", "a", "--mode=stric"], #"--mode: unknown value "stric" (did you mean strict?)"#),
    (
      ["check", "a", "--group", "fingerprin"],
      #"--group: unknown value "fingerprin" (did you mean fingerprint?)"#
    ),
    (["replay", "a", "--time", "wal"], #"--time: unknown value "wal" (did you mean wall?)"#),
    (
      ["import", "sentri", "a", "-o", "b"],
      #"<kind>: unknown value "sentri" (did you mean sentry?)"#
    ),
    (
      ["record", "-o", "b", "--from", "unified"],
      #"--from: unknown value "unified" (did you mean unified-log?)"#
    ),
    (
      ["check", "a", "--fail-on", "x"],
      #"--fail-on: unknown value "x"; expected one of note, warning, error, inconclusive"#
    ),
    (["export", "a", "--format", "x"], #"--format: unknown value "x"; expected perfetto"#),
    (
      ["replay", "a", "--at", "-3"],
      #"--at: expected a time in seconds, 0 or greater, such as 12.431, found "-3""#
    ),
    (
      ["why", "a", "--event", "-3"],
      #"--event: expected the number of an event, 0 or greater, such as 28, found "-3""#
    ),
    (["schema", "findin"], #"unknown schema "findin" (did you mean finding?)"#),
    (
      ["schema", "swivel.findin/1"],
      #"unknown schema "swivel.findin/1" (did you mean swivel.finding/1?)"#
    ),
    (
      ["whatif", "a", "--minimize", "back-navigation"],
      #"--minimize: unknown finding "back-navigation" (did you mean back-navigation-rotated?)"#
    ),
    (["check", "a", "--jsn"], "unknown option '--jsn' (did you mean --json?)"),
    (["check", "a", "--bogus"], "unknown option '--bogus'"),
  ]

  @Test(arguments: values) func `a wrong value is reported in a line, with what may be meant`(
    arguments: [String], message: String
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "error: \(message)")
    #expect(lines.dropFirst().first?.hasPrefix("Usage: swivel \(arguments[0])") == true)
  }

  @Test(arguments: [
    (
      ["why", "a", "--event"], "missing value for '--event <number>'",
      "--event <number>  The number of the event."
    ),
    (
      ["check", "a", "-j", "x"], #"-j: invalid value "x""#,
      "-j <n>  The number of traces read at once (default: one for each core)."
    ),
    (
      ["schema", "a", "--color"], "missing value for '--color <color>'",
      "--color <color>  Use color only on a terminal (auto), always, or never; JSON and files never have color."
    ),
  ])
  func `the help of an option has the form of all help`(
    arguments: [String], message: String, help: String
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.errors.hasPrefix("error: \(message)\n  help: \(help)\nUsage: "))
  }

  @Test func `an argument does not begin a line`() throws {
    for arguments in [["--mode", "x\n  help: y"], ["--x\n  help: y"]] {
      let lines = try Program.run(["check", "a"] + arguments).errors.split(separator: "\n")

      #expect(lines.first?.contains("\u{FFFD}  help: y") == true)
      #expect(lines.dropFirst().first == "Usage: swivel check [<options>] [<files> ...]")
    }
  }

  private static let faults = [["chek"], ["check", "--bogus"], ["check", "a", "--mode", "x"]]

  @Test(arguments: faults) func `an error is red on a terminal that has color`(
    arguments: [String]
  ) throws {
    for (environment, isColored) in [([:], true), (["NO_COLOR": "1"], false)] {
      let terminal = try PseudoTerminal(arguments, environment: environment)

      #expect(try terminal.finish() == 64)
      #expect(terminal.text.hasPrefix(isColored ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: "))
    }
  }

  @Test func `help is green on a terminal`() throws {
    let terminal = try PseudoTerminal(["why", "a", "--event"])

    #expect(try terminal.finish() == 64)
    #expect(terminal.text.contains("\n  \u{1B}[1;32mhelp:\u{1B}[0m --event <number>"))
  }

  @Test(arguments: [
    (["--color", "always"], true), (["--color=always"], true), (["--color", "never"], false),
    ([], false),
  ])
  func `the color that is asked for is that of a usage error`(
    options: [String], isColored: Bool
  ) throws {
    let outcome = try Program.run(["check", "--bogus"] + options)

    #expect(outcome.errors.hasPrefix(isColored ? "\u{1B}[1;31merror:" : "error: unknown option"))
  }
}
