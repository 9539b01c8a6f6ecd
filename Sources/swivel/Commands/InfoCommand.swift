import ArgumentParser
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract:
      """
      Describes a trace: iOS version, device, masks, size, lost events.
      """,
    discussion: "Example: swivel info bug.swivel")

  @Argument(
    help: "A log, a directory with a log's files, or a log in text form; - for standard input.",
    completion: .trace)
  var file: String

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Read all of a long log, and check every block.")
  var verify = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let run = try TraceRun(file, mode: reading.mode, auditing: .names)
    var (replayer, evidence) = (Replayer(), Evidence())
    let isWhole = verify || reading.mode != .tail
    if !isWhole { replayer = try run.skim() }
    let skimmedCount = run.reader.summary.eventCount
    if skimmedCount > 0 { evidence.resume(replayer) }
    try run.forEachItem { item in
      guard let event = replayer.take(item) else { return evidence.pass(item) }
      evidence.take(event, replayer)
    }
    let (reader, hasSkimmed) = (run.reader, skimmedCount > 0)
    let (facts, answers) = (replayer.situation.facts, Answers(evidence, isWhole: !run.hasLoss))
    if json {
      let record = InfoRecord(file, reader, facts, answers, hasSkimmed: hasSkimmed)
      Console.print(json: record)
    } else {
      let text = InfoText(file, reader, facts, answers, hasSkimmed: hasSkimmed)
      Console.show(text.table(room: Console.output.width))
      for line in text.answerLines { Console.show(line) }
    }
    run.sayLoss()
    try Program.end(run.ending)
  }
}
