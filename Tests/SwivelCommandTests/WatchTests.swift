import Foundation
import SwivelTestKit
import Testing

/// What is printed while an app runs.
@Suite(.serialized) struct WatchTests {
  private static func feed() throws -> String { try Samples.text(of: "traces/feed.ndjson") }

  @Test func `a finding is printed when it is settled, and the state is in the last line`() throws {
    let terminal = try PseudoTerminal(["watch"], showsOutput: true, columns: 200)
    #expect(comesTrue(within: 30) { terminal.text.contains("press Ctrl-C to stop") })
    terminal.send(try Self.feed())
    #expect(comesTrue(within: 30) { terminal.text.contains("page FeedPage") })
    #expect(!terminal.text.contains("container-ignores-child"))
    // Nothing more comes, and the finding is settled all the same.
    #expect(comesTrue(within: 30) { terminal.text.contains("[container-ignores-child]") })
    #expect(terminal.text.contains("asked MainTabController, which allows"))

    #expect(try terminal.end(by: SIGINT) == 1)
    #expect(terminal.text.contains("watched 10 events: 1 finding"))
    #expect(!terminal.text.contains("swivel why"))
  }

  @Test func `what is settled is printed once, in whatever parts the console comes`() throws {
    let terminal = try PseudoTerminal(["watch"], showsOutput: true, columns: 200)
    for line in try Self.feed().split(separator: "\n") {
      terminal.send("App[7:1] swivel: \(line)\nnoise\n")
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(comesTrue(within: 30) { terminal.text.contains("[container-ignores-child]") })
    terminal.send(String(repeating: "nothing of interest\n", count: 20_000))
    Thread.sleep(forTimeInterval: 1)

    #expect(try terminal.end(by: SIGINT) == 1)
    #expect(terminal.text.components(separatedBy: "[container-ignores-child]").count == 2)
  }

  /// 100,000 lines a minute; `SWIVEL_WATCHED` lines, for a longer time.
  @Test func `a busy console is read as it comes`() throws {
    let count = ProcessInfo.processInfo.environment["SWIVEL_WATCHED"].flatMap { Int($0) } ?? 500
    let terminal = try PseudoTerminal(["watch"], showsOutput: true, columns: 200)
    #expect(comesTrue(within: 30) { terminal.text.contains("press Ctrl-C to stop") })
    terminal.send(try Self.feed())
    for number in 0..<(count / 50) {
      let noise = (0..<50).map { "App[7:1] the orientation of line \($0) of part \(number)\n" }
      terminal.send(noise.joined())
      Thread.sleep(forTimeInterval: 0.03)
    }
    terminal.send(
      "App[7:1] swivel: {\"kind\":\"deviceOrientation\",\"orientation\":\"portrait\"}\n")
    #expect(comesTrue(within: 5) { terminal.text.contains("device portrait; interface") })

    #expect(try terminal.end(by: SIGINT) == 1)
    #expect(terminal.text.components(separatedBy: "[container-ignores-child]").count == 2)
  }

  @Test func `at the end of the console all findings are printed`() throws {
    let outcome = try Program.run("watch", input: Self.feed())

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[container-ignores-child]"))
    #expect(outcome.errors.contains("watched 10 events: 1 finding\n"))
    #expect(try Program.run("watch", input: "nothing\n").code == 0)
    // A line that is rejected takes nothing from a finding.
    #expect(try Program.run("watch", input: Self.feed() + "{\"kind\":\"devi\n").code == 1)
  }
}
