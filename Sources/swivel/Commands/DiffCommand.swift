import ArgumentParser
import SwivelQueries
import SwivelLog
import SwivelReports
import SwivelTrace

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two runs by what happened: first divergence, cause, consequences.",
    discussion: """
      Times, numbers, handles and the model of the device do not count. The exit code is 1 if the \
      runs differ.

      Example: swivel diff main.swivel branch.swivel

      With --golden, each run of a folder is compared with the golden of its name: \
      swivel diff --golden Goldens Runs. In git: git difftool --extcmd "swivel diff" -- '*.swivel'

      With --format html:FILE, a page shows both runs side by side; with --golden, html:FOLDER gets a \
      page for each run that differs.
      """)

  @Argument(
    help:
      "The base and the head: logs or texts, - for the standard input; or, with --golden, runs and folders of runs.",
    completion: .file())
  var runs: [String]

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var options: DiffOptions

  @Option(
    help: ArgumentHelp("Compare with the runs of the same names in a folder.", valueName: "folder"))
  var golden: String?

  @Flag(help: "Accept that a run of --golden is missing, as when only some are compared.")
  var allowMissing = false

  @OptionGroup var plotting: PlotOptions

  @OptionGroup var terminal: TerminalOptions

  /// The outcome of all comparisons.
  private struct Outcome {
    var (same, different, unread, loss) = (0, 0, 0, false)
    // Goldens without a run, unless that is allowed.
    var missing = 0

    var count: Int { same + different + unread }

    /// The totals of a comparison with goldens.
    func text(of count: Int) -> String {
      "\(same) of \(count.counting("run")) \(count == 1 ? "matches its golden" : "match their goldens")"
        + (missing == 0 ? "" : ", \(missing) missing")
        + (unread == 0 ? "" : ", \(unread) could not be read")
    }
  }

  func validate() throws {
    guard golden == nil else {
      guard options.pages.allSatisfy({ $0.path != nil }) else {
        throw ValidationError("--golden needs a folder for the pages: html:FOLDER")
      }
      return
    }
    guard !allowMissing else {
      throw ValidationError("--allow-missing is about goldens, and needs --golden FOLDER")
    }
    guard runs.count == 2 else { throw ValidationError("name two runs, the base and the head") }
    guard runs != ["-", "-"] else {
      throw ValidationError("only one run can be the standard input")
    }
  }

  func run() throws {
    var outcome = Outcome()
    var writer = try DiffWriter(options.formats.eachToItsOwnFile(), mode: reading.mode)
    if let golden {
      try compare(with: GoldenFolder(golden), &outcome, &writer)
    } else {
      try compare(runs[0], runs[1], &outcome, &writer)
    }
    try writer.finish()
    try end(outcome)
  }

  private func compare(
    _ base: String, _ head: String, _ outcome: inout Outcome, _ writer: inout DiffWriter
  ) throws {
    let (comparing, page) = (options.comparing, try pages())
    let (baseRun, headRun) = try RunFile.pair(
      base, head, mode: reading.mode, ignoring: comparing.ignored)
    baseRun.sayLoss()
    headRun.sayLoss()
    let runs = RunComparison(baseRun.takeTokens(), headRun.takeTokens(), comparing)
    let comparison = try runs.result(baseRun.stream, headRun.stream)
    try writer.write(
      comparison, base: base, head: head,
      plot: writer.needsPlot ? plotting.plot(comparison, baseRun, headRun) : [])
    try page?.write(comparison, hunks: runs.hunks, baseRun, headRun)
    outcome.loss = outcome.loss || baseRun.hasLoss || headRun.hasLoss
    if comparison.isSame { outcome.same += 1 } else { outcome.different += 1 }
  }

  private func pages() throws -> DiffPages? {
    try options.pages.first.map { page in
      try DiffPages(page, isFolder: golden != nil, ignoring: options.comparing.ignored)
    }
  }

  private func end(_ outcome: Outcome) throws {
    if outcome.unread > 0, outcome.unread == outcome.count { return try Program.end(.impossible) }
    if outcome.different > 0 || outcome.missing > 0 { return try Program.end(.negative) }
    try Program.end(outcome.unread > 0 || outcome.loss ? .lossy : .done)
  }

  private func compare(
    with goldens: GoldenFolder, _ outcome: inout Outcome, _ writer: inout DiffWriter
  ) throws {
    let heads = try GoldenRuns.named(runs)
    guard !heads.isEmpty else { throw Failure(runs.joined(separator: " "), "there is no run here") }
    guard Files.isFolder(goldens.path) else {
      throw Failure(
        goldens.path, "there is no folder of goldens",
        help: "swivel accept RUN… --golden \(ShellWord.path(goldens.path)) makes one")
    }
    Progress.shared.expect { heads.count }
    for head in heads {
      defer { Progress.shared.countTrace() }
      do {
        guard goldens.has(head) else {
          try record(head, goldens)
          outcome.different += 1
          continue
        }
        try compare(goldens.path(of: head), head, &outcome, &writer)
      } catch let failure as Failure {
        Console.message(failure.lines)
        outcome.unread += 1
        try writer.write(fault: failure.problem, head: head)
      }
    }
    let missing = try GoldenRuns.goldens(in: goldens, without: heads)
    for golden in missing {
      Console.message("\(allowMissing ? "note" : "error"): \(golden): no run to compare")
    }
    if !missing.isEmpty, !allowMissing {
      Console.message("  help: record it again, or accept that it is missing: --allow-missing")
      outcome.missing = missing.count
    }
    Console.message(outcome.text(of: heads.count))
  }

  /// A run without a golden is not a success, even if it becomes the golden, because it is
  /// unreviewed.
  private func record(_ run: String, _ goldens: GoldenFolder) throws {
    let words = GoldenWords(run: run, folder: goldens.path)
    guard !GoldenFolder.isAutomated else {
      return Console.message(words.missing)
    }
    let file = try RunFile(run, mode: reading.mode, ignoring: [])
    file.sayLoss()
    guard !file.hasLoss else {
      throw Failure(run, GoldenWords.lossy.problem, help: GoldenWords.lossy.help)
    }
    try GoldenRuns.accept(run, in: goldens)
    Console.message(words.recorded(as: goldens.path(of: run)))
  }
}
