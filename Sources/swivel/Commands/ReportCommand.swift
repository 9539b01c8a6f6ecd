import ArgumentParser
import SwivelLog
import SwivelPage
import SwivelReports

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Makes a page to look at in a browser.",
    discussion: """
      One trace makes one HTML file that needs nothing else; several make a folder with an index, and \
      a page for each trace with findings. The last line printed is the path.

      Example: swivel report bug.swivel -o bug.html
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write for one trace, or the folder for several.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Write a page for each of several traces, also for those without findings.")
  var all = false

  @Flag(help: "Print the document that each page shows as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard json || output != nil else {
      throw ValidationError("-o says where to write the page, and is missing")
    }
    guard !json || output == nil else {
      throw ValidationError("--json prints the document, and writes no page")
    }
  }

  func run() throws {
    var tally = ReadTally()
    let (mode, isMany) = (reading.mode, try inputs.hasSeveral())
    let page = try output.map { _ in try ReportPage() }
    var folder = try isMany ? output.map { try ReportFolder($0, writesAll: all) } : nil
    let writesAll = all || !isMany
    try inputs.forEach {
      MadeReport($0, mode, page) { writesAll || !$0.findings.isEmpty }
    } then: { made in
      Console.message(made.notes)
      tally.count(made)
      if json {
        Console.print(try made.text.get())
      } else if folder != nil {
        try folder?.add(made)
      } else if let output {
        let file = try GrowingFile(output)
        try file.write(try made.text.get())
        try file.close()
      }
    }
    if let page, let output {
      try folder?.finish(page, command: "swivel report -o \(ShellWord.path(output))")
      Console.show(folder?.index ?? output)
    }
    try Program.end(tally.ending)
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
