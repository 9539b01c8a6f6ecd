import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace
import SwivelQueries

struct WhatIfCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatif", abstract: "Replays a run with changes.",
    discussion: """
      Prints both timelines where they differ, and which findings are fixed, remaining, new or \
      undetermined. From the first change on, observations are ignored, and every outcome is \
      predicted by the rules.

      Example: swivel whatif bug.swivel --set controller.Feed.supported=portrait

      --matrix ios=12,15,16,26 --matrix device=iphone-faceid,ipad shows in which environments a \
      finding occurs. --ios 27 --pages lists what changes on iOS 27, page by page. --minimize FINDING prints a minimal set of events that reproduces it.

      The exit code is 1 if the changed run has findings, or if a finding is undetermined because \
      it depends on ignored observations. With --minimize, it is 0 if the events that are printed \
      reproduce the finding.
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var changes: ChangeOptions

  @Option(
    help: ArgumentHelp(
      """
      Replay in each of these environments: ios=, device= or linked=, with commas between values; \
      repeatable.
      """, valueName: "dimension"))
  var matrix: [String] = []

  @Option(
    help: ArgumentHelp(
      "Find a minimal set of events that reproduces a finding; if several pages have it, use FINDING@PAGE.",
      valueName: "finding"), completion: .list(Detector.all.map(\.id.rawValue)))
  var minimize: String?

  @Option(
    help: ArgumentHelp(
      "The maximum number of replays that --minimize may run (default: \(Minimizer.usualLimit)).",
      valueName: "count"
    ))
  var replays: Int?

  @Flag(
    help: """
      With --ios, print which evaluations change on that version, page by page, for the app as it \
      was built and built with that version's SDK (or --linked); of several traces, rank the pages.
      """)
  var pages = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the changed or minimized run to this log; it must not exist.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print both timelines completely, not only where they differ.")
  var full = false

  @Flag(help: "Print one JSON object for each event, finding or environment.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Exit with 1 for findings of this severity or higher.", valueName: "severity"))
  var failOn = Finding.Severity.note

  @Flag(help: "Exit with 0 even if something is found.")
  var exitZero = false

  @OptionGroup var terminal: TerminalOptions

  /// The trace; several are for --pages only.
  var file: String { inputs.files.first ?? "-" }

  func validate() throws {
    try inputs.requireNames()
    try require(
      pages || (inputs.files.count == 1 && inputs.filesFrom == nil),
      "several traces require --pages")
    try require(
      !pages || (matrix.isEmpty && minimize == nil && output == nil && !full),
      "--pages cannot be combined with --matrix, --minimize, --full or -o")
    try require(!pages || changes.ios != nil, "--pages requires --ios")
    try ReadingOptions.requireOutputFile(output)
    let changes = try changes.list()
    let dimensions = try dimensions()
    try ChangeOptions.usage(of: "--matrix") { () throws(ChangeError) in
      try dimensions.checkAgreement(with: changes)
    }
    if let minimize { _ = try FindingChoice(minimize) }
    try require(matrix.isEmpty || minimize == nil, "--matrix and --minimize cannot be combined")
    try require(
      matrix.isEmpty || output == nil, "-o writes one run, so it cannot be combined with --matrix")
    try require(replays == nil || minimize != nil, "--replays requires --minimize")
    try require(
      !full || (matrix.isEmpty && minimize == nil),
      "--full cannot be combined with --matrix or --minimize")
    try require(replays ?? 1 > 0, "--replays must be at least 1")
  }

  func run() throws {
    if pages { return try listPages() }
    let changes = try changes.list()
    if let output { try OutputRule.check([Output(output, as: .newLog)], reading: [file]) }
    var trace = try RepeatableTrace(file, mode: reading.mode)
    var survey = Survey(changes)
    try trace.readFirst { part, names in part.forEach { survey.apply($0, names) } }
    let plan = try ChangeOptions.usage { () throws(ChangeError) in
      try survey.plan(trace.run.reader.vocabulary)
    }
    ChangeOptions.noteNamesakes(file, changes, survey, plan.vocabulary.names)
    let inquiry = Inquiry(file: file, trace: trace, survey: survey, plan: plan)
    if let minimize {
      try minimizeRun(inquiry, FindingChoice(minimize))
    } else if matrix.isEmpty {
      try compare(inquiry, changes)
    } else {
      try fill(inquiry)
    }
  }

  func dimensions() throws -> [MatrixDimension] {
    try matrix.map { text in
      try ChangeOptions.usage(of: "--matrix") { () throws(ChangeError) in
        try MatrixDimension(text)
      }
    }
  }

  /// Notes which SDK is assumed.
  func noteSDK(_ version: String?) {
    guard let version else { return }
    Console.message(
      """
      note: \(file): linked=\(version) is assumed, because the SDK is not recorded; to assume \
      another one, add --linked
      """)
  }

  /// Exits like a check: with 1 if there are findings that count.
  func end(_ findings: [Finding], _ run: TraceRun) throws {
    run.sayLoss()
    let isNegative = findings.contains { $0.severity >= failOn }
    try Program.end(isNegative && !exitZero ? .negative : run.ending)
  }
}

/// A trace for a what-if question, after a first reading.
struct Inquiry {
  let file: String
  let trace: RepeatableTrace
  let survey: Survey
  let plan: ChangePlan

  /// The first reading, which reports losses.
  var run: TraceRun { trace.run }

  var names: NameTable { plan.vocabulary.names }

  /// Rejects a trace with missing events, where the output must be a whole run.
  func requireWhole() throws {
    guard !survey.isWhole else { return }
    throw Failure(
      file, "events are missing, and the others do not make up the run",
      help: "without -o and --minimize, missing events are ignored")
  }

  /// The header of a log derived from the trace.
  func header(_ source: String, hasEnvironmentChanged: Bool) -> TraceHeader {
    EventFile.header(
      of: run.reader.header, source: source, hasEnvironmentChanged: hasEnvironmentChanged)
  }
}
