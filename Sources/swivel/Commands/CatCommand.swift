import ArgumentParser
import SwivelModel
import SwivelText
import SwivelTrace

struct CatCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "cat", abstract: "Prints a trace as text, one JSON object per line.",
    discussion: """
      Example: swivel cat bug.swivel | jq -c 'select(.kind == "willShow")'

      Piping the output to swivel record creates a log with the same events and header. \
      --canonical omits times and the numbers that identify events, controllers and windows, so \
      that runs with the same behavior produce the same output.

      To make git diff show logs as text, run this command:
        git config diff.swivel.textconv "swivel cat --canonical"
      and add this line to .gitattributes:
        *.swivel diff=swivel
      """)

  @OptionGroup var input: TraceOptions

  @Flag(help: "Keep printing new events until the recorder closes the log.")
  var follow = false

  @Flag(
    help: """
      Omit times and the numbers that identify events, controllers and windows, so that runs with \
      the same behavior produce the same output.
      """)
  var canonical = false

  @Flag(help: "No effect: the output is always JSON.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  var isEndless: Bool { follow }

  func run() throws {
    if let output = FileIdentity("/dev/stdout"),
      FileIdentity.all(of: [input.file])[output] != nil
    {
      throw Failure(input.file, "input file is output file", help: "choose another file")
    }
    let run = try TraceRun(input.file, mode: input.mode)
    if canonical {
      var writer = CanonicalTextWriter()
      try print(run) { writer.write($0, vocabulary: $1, into: &$2) }
    } else {
      var writer = EventTextWriter()
      Console.write { writer.write(run.reader.header, into: &$0) }
      try print(run) { writer.write($0, vocabulary: $1, into: &$2) }
    }
    run.sayLoss()
    try Program.end(run.ending)
  }

  private func print(
    _ run: TraceRun, _ write: (TraceItem, Vocabulary, inout [UInt8]) -> Void
  ) throws {
    repeat {
      try run.forEachItem { item in
        Console.write { write(item, run.reader.vocabulary, &$0) }
      }
    } while try follow && run.waitForMore()
  }
}
