import Foundation
import SwivelTestKit
import Testing

/// Runs on a terminal, which wait for their input for as long as the test wants.
struct ProgressTests {
  private static let bar = "MB read"

  /// A check that has waited for more than half a second.
  private static func longCheck(
    _ options: String..., showsOutput: Bool = false, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let arguments = ["check", "--color", "never", "-"] + options
    let terminal = try PseudoTerminal(
      arguments, showsOutput: showsOutput, environment: environment)
    terminal.send(try Samples.text(of: Samples.turnedText))
    return terminal
  }

  /// What a check says that is not on a terminal.
  private static func plainCheck() throws -> Program.Outcome {
    try Program.run("check", "-", input: Samples.text(of: Samples.turnedText))
  }

  @Test func `the progress of long work is shown, and leaves nothing behind`() throws {
    let terminal = try Self.longCheck()
    #expect(comesTrue(within: 30) { terminal.text.contains(Self.bar) })

    #expect(try terminal.finish() == 1)
    #expect(terminal.screen.isEmpty)
  }

  @Test func `text on the same terminal is not garbled`() throws {
    let terminal = try Self.longCheck(showsOutput: true)
    #expect(comesTrue(within: 30) { terminal.text.contains(Self.bar) })

    #expect(try terminal.finish() == 1)
    let plain = try Self.plainCheck()
    // Lines are broken on a terminal, and their words stay the same.
    let words = terminal.screen.flatMap { $0.split(separator: " ") }
    #expect(words == (plain.output + plain.errors).split { " \n".contains($0) })
  }

  @Test func `a batch shows how many traces are done`() throws {
    let terminal = try Self.longCheck(Samples.turned, Samples.cured)
    #expect(comesTrue(within: 30) { terminal.text.contains("2 of 3 traces") })

    #expect(try terminal.finish() == 1)
    #expect(terminal.screen.isEmpty)
  }

  @Test func `a list of unknown length is counted`() throws {
    let terminal = try PseudoTerminal(["summarize", "--files-from", "-"])
    terminal.send("\(Samples.turned)\n\(Samples.cured)\n")
    #expect(comesTrue(within: 30) { terminal.text.contains("\r2 traces") })

    #expect(try terminal.finish() == 0)
    #expect(terminal.screen.isEmpty)
  }

  @Test func `the share of a long log is reported`() throws {
    try withFolder { folder in
      let log = folder.path("a.swivel")
      let events = Streams.turns(60_000)
      #expect(try Program.run(["record", "-o", log], input: events).code == 0)
      let output = Pipe()
      let terminal = try PseudoTerminal(["cat", log], output: output)
      // The output is unread so far, so it continues only once there is progress to report.
      #expect(comesTrue(within: 30) { terminal.text.contains("%") })
      _ = try output.fileHandleForReading.readToEnd()

      #expect(try terminal.finish() == 0)
      let shares = terminal.text.components(separatedBy: "%").dropLast()
        .compactMap { Int($0.suffix(3).trimmingCharacters(in: .whitespaces)) }
      #expect(shares == shares.sorted())
      #expect(shares.allSatisfy { (0...100).contains($0) })
      #expect(terminal.screen.isEmpty)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal takes it away`(signal: Int32) throws {
    let terminal = try Self.longCheck()
    #expect(comesTrue(within: 30) { terminal.text.contains(Self.bar) })

    #expect(try terminal.end(by: signal) == 128 + signal)
    #expect(terminal.screen.isEmpty)
  }

  @Test(arguments: [
    (options: ["--no-progress"], environment: [:]), (options: [], environment: ["TERM": "dumb"]),
  ])
  func `there is no progress where it is not wanted`(
    options: [String], environment: [String: String]
  ) throws {
    let terminal = try PseudoTerminal(["check", "-"] + options, environment: environment)
    // Longer than it takes for progress to come.
    Thread.sleep(forTimeInterval: 1)
    terminal.send(try Samples.text(of: Samples.turnedText))

    #expect(try terminal.finish() == 1)
    #expect(!terminal.text.contains("\u{1B}[K"))
    #expect(!terminal.text.contains(Self.bar))
  }

  @Test func `nothing of it is in a pipe`() throws {
    let line = "(sleep 1; cat \"$1\") | swivel check - 2>&1"
    let outcome = try Program.shell(line, Samples.turnedText)

    #expect(outcome.code == 1)
    #expect(outcome.output == (try Self.plainCheck()).output)
    #expect(outcome.lines.last == "1 finding in 1 trace")
  }
}
