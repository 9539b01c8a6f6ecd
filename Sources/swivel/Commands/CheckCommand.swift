import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds unwanted rotations, and says why they happen.",
    discussion: """
      Example: swivel check recordings/*.swivel --fail-on error
      """)

  @Argument(help: "Logs or their texts; - for the standard input.")
  var files: [String]

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

  /// What became of one trace.
  private struct Outcome {
    var diagnoses: [Diagnosis] = []
    var names = NameTable()
    var hasLoss = false
    var fault: Failure?
  }

  func validate() throws {
    guard format.filter({ $0.path == nil }).count + (json ? 1 : 0) <= 1 else {
      throw ValidationError("one format goes to the standard output; write NAME:PATH for others")
    }
  }

  func run() throws {
    var writer = FindingWriter(json ? [FormatOption(.json)] + format : format)
    let outcomes = try files.map { file in
      let outcome = check(file)
      try writer.write(
        CheckReport.Trace(
          path: file, outcome.diagnoses, outcome.names, fault: outcome.fault?.problem))
      if let fault = outcome.fault { Talk.say(fault.text) }
      return outcome
    }
    try writer.finish()
    let (found, unread) = (
      outcomes.flatMap(\.diagnoses), outcomes.filter { $0.fault != nil }.count
    )
    let consequences = found.map(\.consequences.count).reduce(0, +)
    let more = consequences == 0 ? "" : " with \(consequences.counting("consequence"))"
    let note = unread == 0 ? "" : ", \(unread) could not be read to the end"
    Talk.say("\(found.count.counting("finding"))\(more) in \(files.count.counting("trace"))\(note)")
    // Traces that could not be read leave the answer open, whatever came before the fault.
    if unread == files.count { throw ExitCode(2) }
    let isNegative = found.contains { $0.severity >= failOn.severity }
    if isNegative, !exitZero { throw ExitCode(1) }
    try Program.end(unread > 0 || outcomes.contains(where: \.hasLoss) ? 3 : 0)
  }

  private func check(_ file: String) -> Outcome {
    var outcome = Outcome()
    var (replayer, judge) = (Replayer(), Judge())
    do {
      let run = try TraceRun(file, mode: reading.mode)
      // What is in front of a fault is told all the same.
      let fault = try run.fault { item in
        guard let moment = replayer.apply(item) else { return }
        judge.look(at: moment, replayer)
      }
      outcome.diagnoses = Diagnosis.of(judge.findings)
      outcome.names = run.reader.vocabulary.names
      if let fault { throw fault }
      run.noteMissingVersion(replayer.situation)
      outcome.hasLoss = run.reportLoss() != 0
    } catch {
      outcome.fault = error as? Failure ?? Failure(file, String(describing: error))
    }
    return outcome
  }
}
