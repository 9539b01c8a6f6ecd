import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelReports

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds unwanted rotations, and says why they happen.",
    discussion: """
      Example: swivel check 'recordings/**/*.swivel' --fail-on error --format sarif:out.sarif
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "How findings are written, and where to; repeatable. NAME is \(FormatOption.names).",
      valueName: "name[:path]"))
  var format: [FormatOption] = []

  @Flag(help: "Print one JSON object for each finding, as --format json does.")
  var json = false

  @Option(help: "The least severity that makes the exit code 1: note, warning or error.")
  var failOn = Threshold.note

  @Flag(help: "Exit with 0 whatever is found.")
  var exitZero = false

  enum Threshold: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error

    var severity: Finding.Severity {
      switch self {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    }
  }

  func validate() throws {
    guard format.filter({ $0.path == nil }).count + (json ? 1 : 0) <= 1 else {
      throw ValidationError("one format goes to the standard output; write NAME:PATH for others")
    }
  }

  func run() throws {
    let formats = json ? [FormatOption(.json)] + format : format
    let mode = reading.mode
    var (writer, tally) = (try FindingWriter(formats), CheckTally())
    try inputs.forEach {
      CheckedTrace($0, mode, Judgement(), formats)
    } then: { checked in
      try writer.write(checked.trace, try checked.parts.get())
      for note in checked.notes { Talk.say(note) }
      tally.count(checked)
    }
    guard tally.traceCount > 0 else {
      throw Failure(inputs.filesFrom ?? "", "it names no trace, so that nothing was checked")
    }
    try writer.finish()
    Talk.say(tally.text)
    try Program.end(tally.exitCode(failOn: exitZero ? nil : failOn.severity))
  }
}
