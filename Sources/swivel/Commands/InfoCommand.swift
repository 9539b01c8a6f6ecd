import ArgumentParser
import SwivelModel
import SwivelReports
import SwivelTrace

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Tells what a trace is: version, device, masks, size, losses.",
    discussion: "Example: swivel info bug.swivel")

  @Argument(help: "A log or its text; - for the standard input.")
  var file: String

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    let run = try TraceRun(file)
    var facts = SceneState()
    try run.forEachEvent { facts.apply($0) }
    let record = InfoRecord(file, run.reader, facts)
    if json {
      Output.standard.print(try JSONLine.encode(record))
    } else {
      for line in record.text { Output.standard.print(line) }
    }
    try Program.end(run.reportLoss())
  }
}
