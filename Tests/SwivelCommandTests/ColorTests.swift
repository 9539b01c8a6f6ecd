import Foundation
import SwivelTestKit
import Testing

/// Which texts are colored, and when.
struct ColorTests {
  private static let escape = "\u{1B}"

  /// A text without what a terminal takes for color.
  private static func stripped(_ text: String) -> String {
    let pieces = text.components(separatedBy: "\u{1B}[")
    return (pieces.first ?? "")
      + pieces.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
  }

  private static let texts: [(arguments: [String], painted: String)] = [
    (["check", Samples.turned], "\u{1B}[1;33mwarning:\u{1B}[0m\u{1B}[1m going back shows"),
    (["check", Samples.turned], "  \u{1B}[1;32mhelp \u{1B}[0m    on iOS 15.5: when the page"),
    (["replay", Samples.turned], "  \u{1B}[2m7.903s\u{1B}[0m  main window is predicted"),
    (["replay", Samples.turned, "--plot"], "\u{1B}[1;33m▲\u{1B}[0m\n"),
    (["replay", Samples.turned, "--plot"], "\u{1B}[1m══"),
    (["replay", Samples.turned, "--at", "8"], "\u{1B}[2m8.000s\u{1B}[0m  "),
    (["why", Samples.turned, "--at", "8"], "\u{1B}[2m7.903s\u{1B}[0m  main window"),
    (["diff", Samples.turned, Samples.cured], "\u{1B}[1m+ \(Samples.cured), 33 events\u{1B}[0m\n"),
    (
      ["diff", Samples.cured, Samples.turned],
      "    \u{1B}[1;32mhelp \u{1B}[0m    on iOS 15.5: when the page"
    ),
    (["whatif", Samples.turned, "--ios", "16", "--full"], "\u{1B}[2m0.061s\u{1B}[0m  "),
    (["explain", "back-navigation-rotated"], "  \u{1B}[1;32mhelp \u{1B}[0m    "),
    (["diff", Samples.turned, Samples.cured], "  \u{1B}[1;31m- MainTabController returns"),
    (["diff", Samples.turned, Samples.cured], "  \u{1B}[1;32m+ MainTabController returns"),
    (["diff", Samples.turned, Samples.cured], "\n\u{1B}[1;32mfixed finding  \u{1B}[0mback-"),
    (["why", Samples.turned, "--event", "28"], "  \u{1B}[1;33m◀ excludes LL LR\u{1B}[0m\n"),
    (["whatif", Samples.turned, "--ios", "26"], "\n\u{1B}[1;33mremaining  \u{1B}[0mback-"),
    (["whatif", Samples.turned, "--drop", "28"], "\n\u{1B}[1;31m−\u{1B}[0m  \u{1B}[2m15.340s"),
    (
      ["whatif", Samples.container, "--set", "controller.MainTabController.forwards=selected"],
      "\n\u{1B}[1;33m≠\u{1B}[0m  \u{1B}[2m12.018s"
    ),
  ]

  @Test(arguments: texts) func `color is laid over a text`(
    arguments: [String], painted: String
  ) throws {
    let plain = try Program.run(arguments)
    let colored = try Program.run(arguments + ["--color", "always"])

    #expect(!plain.output.contains(Self.escape) && !plain.errors.contains(Self.escape))
    #expect(colored.output.contains(painted))
    #expect(Self.stripped(colored.output) == plain.output)
    #expect(Self.stripped(colored.errors) == plain.errors)
    #expect(colored.code == plain.code)
  }

  @Test func `a missed expectation is red`() throws {
    let outcome = try Program.run(
      ["scenario", "-", "--color", "always"], input: Samples.missedScenario)

    #expect(outcome.output.hasPrefix("\u{1B}[1;31mfailed  \u{1B}[0m    wrong: The device turns"))
  }

  @Test func `errors and notes are colored where they go`() throws {
    let missing = ["check", "nowhere.swivel", "--color"]

    let colored = try Program.run(missing + ["always"])
    #expect(colored.errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m nowhere.swivel: "))
    #expect(Self.stripped(colored.errors) == (try Program.run(missing + ["never"])).errors)
  }

  private static let data: [[String]] = [
    ["check", "--json"], ["replay", "--json"], ["why", "--at", "8", "--json"],
    ["diff", Samples.cured, "--json"], ["diff", Samples.cured, "--format", "markdown"],
    ["whatif", "--ios", "16", "--json"], ["info", "--json"], ["cat"], ["cat", "--canonical"],
    ["summarize"], ["whatif", "--minimize", "back-navigation-rotated"],
  ]

  private static let forms = [
    "json", "xcode", "github", "sarif", "junit", "gitlab", "checkstyle", "markdown",
  ].map { ["check", "--format", $0] }

  @Test(arguments: data + forms) func `data is never colored`(words: [String]) throws {
    let arguments = words.prefix(1) + [Samples.turned] + words.dropFirst() + ["--color", "always"]
    let outcome = try Program.run(Array(arguments))

    #expect([0, 1].contains(outcome.code))
    #expect(!outcome.output.isEmpty)
    #expect(!outcome.output.contains(Self.escape))
  }

  @Test func `a file is never colored`() throws {
    try withFolder { (folder) throws in
      let arguments = ["check", Samples.turned, "--format", "text:\(folder.path("a.txt"))"]
      #expect(try Program.run(arguments + ["--color", "always"]).code == 1)

      #expect(try folder.text("a.txt") == (try Program.run("check", Samples.turned)).output)
    }
  }

  private static let environments: [(words: String, isColored: Bool)] = [
    ("", false), ("CLICOLOR_FORCE=1", true), ("CLICOLOR_FORCE=0", false),
    ("CLICOLOR_FORCE=", false),
    ("NO_COLOR=1 CLICOLOR_FORCE=1", false), ("NO_COLOR= CLICOLOR_FORCE=1", true),
  ]

  @Test(arguments: environments) func `the environment asks for color in a pipe`(
    words: String, isColored: Bool
  ) throws {
    let outcome = try Program.shell("env \(words) \"$SWIVEL\" check \"$1\"", Samples.turned)

    #expect(outcome.output.contains(Self.escape) == isColored)
  }

  @Test(arguments: [("NO_COLOR=1", "always", true), ("CLICOLOR_FORCE=1", "never", false)])
  func `the command line wins over the environment`(
    words: String, color: String, isColored: Bool
  ) throws {
    let outcome = try Program.shell(
      "env \(words) \"$SWIVEL\" check \"$1\" --color \"$2\"", Samples.turned, color)

    #expect(outcome.output.contains(Self.escape) == isColored)
  }

  private static let terminals: [(environment: [String: String], isColored: Bool)] = [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
  ]

  @Test(arguments: terminals) func `a terminal has color unless it is not wanted`(
    environment: [String: String], isColored: Bool
  ) throws {
    let terminal = try PseudoTerminal(
      ["check", Samples.turned], showsOutput: true, environment: environment)

    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("\u{1B}[1;33mwarning:") == isColored)
  }
}
