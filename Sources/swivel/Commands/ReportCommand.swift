import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

struct ReportCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Creates an HTML report from one or more traces.",
    discussion: """
      For one trace, writes a single self-contained file; for several, or if -o ends with / or is a directory, a directory with an index and \
      a report for each trace with findings. The last line printed is the path.

      Example: swivel report bug.swivel -o bug.html --open
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write for one trace, or the directory for several.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Write a report for each of several traces, even for those without findings.")
  var all = false

  @Flag(
    help: """
      Write several traces to one file: the index, followed by the findings of the first 20 traces.
      """)
  var single = false

  @Flag(help: "Open the report in a browser.")
  var open = false

  @Flag(
    help: """
      Replace the app's names with the tokens that swivel redact uses, and leave out the traces' \
      directories.
      """)
  var redact = false

  @Flag(help: "Print the data of each report as one JSON object, instead of writing HTML.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try inputs.requireNames()
    try require(
      output != "-", "a report cannot be written to standard output; specify a file or directory")
    try require(json || output != nil, "missing -o: specify the file or directory to write")
    try require(
      !json || output == nil, "--json prints the document, so it cannot be combined with -o")
    try require(
      !json || !(single || all || open), "--json cannot be combined with --single, --all or --open")
    try require(
      !single || output?.hasSuffix("/") != true, "--single writes one file, but -o is a directory")
  }

  func run() throws {
    try OutputRule.check(try outputs(), reading: try inputs.paths())
    var tally = ReadTally()
    let question = Examination.Question(
      mode: reading.mode, parts: .lanes, report: redact ? Redaction.names : Redaction.none)
    var pages = try output.map { path in
      try ReportOutput(
        path, isMany: try isFolder(path) || inputs.hasSeveral(), isSingle: single, writesAll: all,
        command: command(path))
    }
    let make: (@Sendable (ReportRecord) -> String)? =
      if let pages { pages.maker } else { \.json }
    try inputs.forEach {
      MadeReport(Examination($0, question), make)
    } then: { made in
      guard let made else { return }
      Console.message(made.notes)
      tally.count(made)
      if pages == nil { Console.print(made.text) }
      try pages?.add(made)
    }
    if let path = try pages?.finish() {
      Console.show(path)
      if open { Browser.open(path) }
    }
    try Program.end(tally.ending)
  }

  private func outputs() throws -> [Output] {
    guard let output else { return [] }
    return try !single && (isFolder(output) || inputs.hasSeveral())
      ? Output.pages(in: output) : [.page(output)]
  }

  /// Whether the output names a directory, also for one trace.
  private func isFolder(_ output: String) -> Bool {
    output.hasSuffix("/") || Files.isFolder(output)
  }

  private func command(_ path: String) -> String {
    let options =
      (single ? ["--single"] : []) + (all ? ["--all"] : []) + (redact ? ["--redact"] : [])
    return (["swivel report"] + options + ["-o", ShellWord.path(path)]).joined(separator: " ")
  }
}

/// How much of the traces was read.
private struct ReadTally {
  private var (count, unreadCount, lossyCount) = (0, 0, 0)

  mutating func count(_ made: MadeReport) {
    count += 1
    if made.isUnread { unreadCount += 1 }
    if made.hasLoss { lossyCount += 1 }
  }

  var ending: Ending {
    if count > 0, unreadCount == count { return .impossible }
    return lossyCount > 0 || unreadCount > 0 ? .lossy : .done
  }
}
