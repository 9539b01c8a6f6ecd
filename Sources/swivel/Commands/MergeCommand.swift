import ArgumentParser
import SwivelModel
import SwivelReports
import SwivelTrace

struct MergeCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merges an app's log with the log of its UI tests.",
    discussion: """
      UI tests run in a different process from the app, and each process writes a log. Both logs \
      must contain the same markers (named points in time that both processes record), which are \
      used to align the clocks. Only the markers, notes and device events are taken from the \
      tests' log.

      Example: swivel merge app.swivel runner.swivel -o merged.swivel
      """)

  @Argument(help: "The app's log, or a directory with its files.", completion: .trace)
  var app: String

  @Argument(help: "The tests' log, or a directory with its files.", completion: .trace)
  var runner: String

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var log: NewLogOption

  @Flag(help: "Print a summary of the merge as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try ReadingOptions.requireOutputFile(log.output)
    try require(app != runner, "the app's log and the tests' log must be two different files")
  }

  func run() throws {
    try OutputRule.check([Output(log.output, as: .newLog)], reading: [app, runner])
    let summary: Merge.Summary
    do throws(MergeError) {
      summary = try Unfinished.files.during(log.output) { () throws(MergeError) in
        try Merge.run(app: app, runner: runner, mode: reading.mode, to: log.output)
      }
    } catch {
      throw failure(error)
    }
    Console.message(summary.app.lossNotes(app) + summary.runner.lossNotes(runner))
    let notes =
      summary.leftOutCount == 0
      ? "" : ", left out \(summary.leftOutCount) about the tests themselves"
    Console.message(
      "merged \(summary.appCount.counting("event")) from the app's log and \(summary.runnerCount) from "
        + "the tests' log, aligned by \(summary.markCount.counting("marker"))\(notes)")
    if summary.leftOutCount > summary.appCount {
      Console.message(
        "note: most of \(runner) is about an app; specify the log of the app first")
    }
    // A marker takes less than a tenth of a second from one process to the other.
    if summary.spread > 100_000 {
      let spread = Instant(rawValue: summary.spread).text
      Console.message(
        "note: the markers differ by up to \(spread), so the order of events is uncertain by that much"
      )
    }
    if json { Console.print(json: Results.merge, (log.output, summary)) }
    try Program.end(summary.app.hasLoss || summary.runner.hasLoss ? .lossy : .done)
  }

  private func failure(_ error: MergeError) -> Failure {
    let help = "record the same marker in the app and in the test, at the same moment"
    return switch error {
    case .unreadable(let path, let error): Failure(path, error)
    case .unwritable(let path, let error): Failure(path, error)
    case .headMissing(let path):
      Failure(path, error.description, help: "set a higher byteLimit for its recorder")
    case .noMarkers(let path): Failure(path, error.description, help: help)
    case .noSharedMarker: Failure(runner, error.description, help: help)
    }
  }
}
