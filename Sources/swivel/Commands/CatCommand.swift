import ArgumentParser
import SwivelModel
import SwivelText
import SwivelTrace

struct CatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cat", abstract: "Prints a trace as text, one JSON object a line.",
    discussion: """
      Example: swivel cat bug.swivel | jq -c 'select(.kind == "willShow")'

      What it prints can be recorded again, and gives the same events and header.
      """)

  @Argument(
    help: "A log, the directory of one, or a text; - for the standard input.", completion: .file())
  var file: String

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Go on with what is recorded from now on, until the recorder ends the log.")
  var follow = false

  @Flag(help: "The output is JSON in any case.")
  var json = false

  func run() throws {
    let run = try TraceRun(file, mode: reading.mode)
    var writer = EventTextWriter()
    Output.standard.write { writer.write(run.reader.header, into: &$0) }
    repeat {
      try run.forEachItem { item in
        Output.standard.write { writer.write(item, vocabulary: run.reader.vocabulary, into: &$0) }
      }
    } while try follow && run.waitForMore()
    try Program.end(run.reportLoss())
  }
}
