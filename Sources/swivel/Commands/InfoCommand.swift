import ArgumentParser
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

struct InfoCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract:
      """
      Describes a trace: iOS version, device, masks, size, lost events.
      """,
    discussion: "Example: swivel info bug.swivel")

  @OptionGroup var input: TraceOptions

  @Flag(help: "Read all of a long log, and check every block.")
  var verify = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let run = try TraceRun(input.file, mode: input.mode, auditing: .names)
    var (replayer, evidence) = (Replayer(), Evidence())
    let isWhole = verify || input.mode != .tail
    if !isWhole { replayer = try run.skim() }
    let skimmedCount = run.reader.summary.eventCount
    if skimmedCount > 0 { evidence.resume(replayer) }
    try run.forEachItem { item in
      guard let event = replayer.take(item) else { return evidence.pass(item) }
      evidence.take(event, replayer)
    }
    let info = TraceInfo(
      input.file, run.reader, replayer.situation.facts, Answers(evidence, isWhole: !run.hasLoss),
      hasSkimmed: skimmedCount > 0)
    if json {
      Console.print(json: info)
    } else {
      Console.show(info.table(room: Console.output.width))
      for line in info.answerLines { Console.show(line) }
    }
    run.sayLoss()
    try Program.end(run.ending)
  }
}
