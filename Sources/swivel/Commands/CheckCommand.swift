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

  @Option(help: "How findings are printed: text or json.")
  var format = Format.text

  @Flag(help: "Print one JSON object for each finding, as --format json does.")
  var json = false

  @Option(help: "The least severity that makes the exit code 1: note, warning or error.")
  var failOn = Threshold.note

  @Flag(help: "Exit with 0 whatever is found.")
  var exitZero = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

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

  func run() throws {
    var (count, failures, losses) = (0, 0, 0)
    var isNegative = false
    for file in files {
      do {
        let (findings, hasLoss) = try check(file)
        count += findings.count
        losses += hasLoss ? 1 : 0
        isNegative = isNegative || findings.contains { $0.severity >= failOn.severity }
      } catch let failure as Failure {
        Talk.say(failure.text)
        failures += 1
      }
    }
    Talk.say("\(count) findings in \(files.count) traces")
    // A trace that could not be read leaves the answer open, whatever the others say.
    if failures == files.count { throw ExitCode(2) }
    if isNegative, !exitZero { throw ExitCode(1) }
    try Program.end(failures + losses > 0 ? 3 : 0)
  }

  private func check(_ file: String) throws -> (findings: [Finding], hasLoss: Bool) {
    let run = try TraceRun(file)
    var (replayer, judge) = (Replayer(), Judge())
    var fault: (any Error)?
    do {
      try run.forEachEvent { judge.look(at: replayer.apply($0), replayer) }
    } catch {
      fault = error
    }
    // What is in front of a fault is told all the same.
    for finding in judge.findings { try print(finding, file, run.reader.vocabulary.names) }
    if let fault { throw fault }
    return (judge.findings, run.reportLoss() != 0)
  }

  private func print(_ finding: Finding, _ file: String, _ names: NameTable) throws {
    if json || format == .json {
      Output.standard.print(try JSONLine.encode(FindingRecord(finding, trace: file, names)))
    } else {
      for line in FindingText(finding, trace: file, names).lines { Output.standard.print(line) }
    }
  }
}
