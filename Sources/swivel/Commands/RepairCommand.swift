import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

struct RepairCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair", abstract: "Writes the readable part of a log to a new log.",
    discussion: """
      Use it after the recorder was killed, on a damaged log, or to combine the files of one \
      recording into one log. The original log is not changed.

      Example: swivel repair broken.swivel -o mended.swivel
      """)

  @Argument(
    help: "A log, or a directory with a log's files; not standard input.", completion: .trace)
  var file: String

  @OptionGroup var log: NewLogOption

  @Flag(help: "Print a summary of the repair as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try ReadingOptions.requireFile(file)
    try ReadingOptions.requireOutputFile(log.output)
  }

  func run() throws {
    try OutputRule.check([Output(log.output, as: .newLog)], reading: [file])
    let summary: Repair.Summary
    do throws(LogError) {
      summary = try Unfinished.files.during(log.output) { () throws(LogError) in
        try Repair.run(from: file, to: log.output, by: "swivel \(Swivel.version)")
      }
    } catch {
      throw Failure.ofLog(file, madeInto: log.output, error)
    }
    let found = summary.source
    let notes = summary.lossNotes(file)
    Console.message(notes)
    if found.adoptedCount > 0 {
      Console.message(
        "note: \(file): \(found.adoptedCount.counting("event")) taken from its buffer file (.swivel.hot)"
      )
    }
    let nothing = summary.eventCount == 0 ? ": no event could be recovered" : ""
    Console.message("wrote \(summary.eventCount.counting("event")) to \(log.output)\(nothing)")
    if json { Console.print(json: Results.repair, (file, log.output, summary)) }
    try Program.end(notes.isEmpty ? .done : .lossy)
  }
}
