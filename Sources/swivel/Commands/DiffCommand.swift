import ArgumentParser
import SwivelQueries
import SwivelLog
import SwivelReports
import SwivelTrace

struct DiffCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two runs: where they first diverge, the cause and the consequences.",
    discussion: """
      Times, the device model, and the numbers that identify events, controllers and windows are \
      not compared. The exit code is 1 if the runs differ.

      Example: swivel diff main.swivel branch.swivel

      With --golden, each run is compared with its golden, that is, its reference run. A golden \
      has the same path in the goldens directory as its run has in the directory that you specify. \
      If a run has no golden, the exit code is 1. The run is also saved as a new golden, unless \
      the environment variable CI is set; review it before you commit it.
      Example: swivel diff --golden Goldens Runs

      To compare logs in git: git difftool --extcmd "swivel diff" -- '*.swivel'

      With --format html:FILE, an HTML report shows both runs side by side; with --golden, \
      html:DIRECTORY writes one report for each run that differs.
      """)

  @Argument(
    help: """
      The base (the earlier run) and the head (the later run): logs, logs in text form, or - for \
      standard input. With --golden: \
      runs, directories of runs, or patterns (default: the value of "traces" in \
      \(Configuration.name)).
      """,
    completion: .trace)
  var runs: [String] = []

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var options: DiffOptions

  @Option(
    defaultAsFlag: GoldenChoice.configured,
    help: ArgumentHelp(
      """
      Compare each run with its golden in this directory (default: the value of "goldens" in \
      \(Configuration.name)).
      """, valueName: "directory"),
    completion: .directory)
  var golden: GoldenChoice?

  @Flag(help: "Do not fail if some goldens have no matching run, so that you can compare a subset.")
  var allowMissing = false

  @OptionGroup var plotting: PlotOptions

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard golden == nil else {
      guard options.pages.allSatisfy({ $0.path != nil }) else {
        throw ValidationError("--golden requires a directory for the reports: html:DIRECTORY")
      }
      return
    }
    try require(!allowMissing, "--allow-missing requires --golden DIRECTORY")
    try require(
      runs.count == 2,
      "specify two runs, the base and the head; or --golden to compare runs with their goldens")
    try require(runs != ["-", "-"], "only one run can be standard input")
  }

  func run() throws {
    guard let golden else { return try compareTwo() }
    let configuration = try Configuration.found()
    var command = self
    if options.isUnspecified { command.options.format = configuration.diffFormats }
    try command.validate()
    let project: ProjectRuns
    do {
      project = try ProjectRuns(runs: runs, golden, configuration)
    } catch let failure as Failure {
      try command.report(failure)
      throw failure
    }
    try OutputRule.check(
      command.outputs(project.runs) + project.newGoldens(),
      reading: project.paths + [configuration.file].compactMap(\.self))
    var comparison = try GoldenComparison(command, project.goldens)
    try comparison.run(project.runs)
  }

  /// Whether the runs and the goldens are those of the project's configuration.
  var isConfigured: Bool {
    guard case .configured = golden else { return false }
    return runs.isEmpty
  }

  /// Writes a failure before any comparison, so that no report of an earlier run is taken for its
  /// own.
  private func report(_ failure: Failure) throws {
    try OutputRule.check(outputs(), reading: runs)
    var writer = try writer(isList: true)
    try writer.write(
      .unread(.golden(failure.path)), of: failure.path, fault: failure.problem)
    try writer.finish(total: nil)
  }

  private func compareTwo() throws {
    try OutputRule.check(outputs(), reading: runs)
    var (tally, writer) = (DiffTally(), try writer(isList: false))
    let reference = RunReference.base(runs[0])
    do {
      try compare(reference, GoldenRun(runs[1]), &tally, &writer)
    } catch let failure as Failure {
      Console.message(failure.lines)
      tally.unread += 1
      try writer.write(.unread(reference), of: runs[1], fault: failure.fault(of: runs[1]))
    }
    try writer.finish(total: nil)
    try Program.end(tally.ending)
  }

  /// The files that are written, except new goldens.
  private func outputs(_ runs: [GoldenRun] = []) throws -> [Output] {
    try FindingWriter.outputs(options.formats.eachToItsOwnFile())
      + options.pages.compactMap(\.path).flatMap { path in
        golden == nil
          ? [Output.page(path)]
          : [Output(path, as: .folder)]
            + runs.map { .page(DiffPages.path(of: $0.golden, in: path)) }
      }
  }

  func writer(isList: Bool) throws -> DiffWriter {
    try DiffWriter(options.formats.eachToItsOwnFile(), mode: reading.mode, isList: isList)
  }

  /// Compares a run with its golden or its base.
  func compare(
    _ reference: RunReference, _ run: GoldenRun, _ tally: inout DiffTally,
    _ writer: inout DiffWriter
  ) throws {
    let (comparing, page, head) = (options.comparing, try pages(), run.path)
    let (baseRun, headRun) = try RunFile.pair(
      reference.path, head, mode: reading.mode, ignoring: comparing.ignored)
    baseRun.sayLoss()
    headRun.sayLoss()
    let runs = RunComparison(baseRun.takeTokens(), headRun.takeTokens(), comparing)
    var comparison = try runs.result(baseRun.stream, headRun.stream)
    if let lines = headRun.lines { comparison.headLines = lines }
    comparison.incomplete = (baseRun.hasLoss, headRun.hasLoss)
    try writer.write(
      comparison, with: reference, head: head,
      plot: writer.needsPlot ? plotting.plot(comparison, baseRun, headRun) : [])
    try page?.write(comparison, hunks: runs.hunks, baseRun, headRun, named: run.golden)
    tally.count(comparison)
  }

  private func pages() throws -> DiffPages? {
    try options.pages.first.map { page in
      try DiffPages(page, isFolder: golden != nil, ignoring: options.comparing.ignored)
    }
  }
}
