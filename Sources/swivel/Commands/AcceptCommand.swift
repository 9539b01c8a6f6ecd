import ArgumentParser
import SwivelQueries
import SwivelLog
import SwivelReports

struct AcceptCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Saves runs as goldens: the reference runs that later runs are compared with.",
    discussion: """
      Prints the differences first. A golden with the same behavior is not rewritten, so that the \
      next commit contains only goldens that changed. If you specify a directory of \
      runs, each golden has the same path in the goldens directory as its run has in that \
      directory. If you specify a single run, its golden has the run's file name.

      Example: swivel accept runs/player.swivel --golden Goldens
      After you rename or delete tests: swivel accept runs --golden Goldens --prune
      """)

  @Argument(
    help:
      """
      Runs, directories of runs, or patterns (default: the value of \"traces\" in \
      \(Configuration.name)).
      """,
    completion: .trace)
  var runs: [String] = []

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "The directory of the goldens (default: the value of \"goldens\" in \(Configuration.name)).",
      valueName: "directory"),
    completion: .directory)
  var golden: String?

  @Flag(
    help: """
      Also delete goldens that no longer have a run, such as those of deleted tests, if all runs can \
      be read.
      """)
  var prune = false

  @Flag(help: "Print one JSON object for each run.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let configuration = try Configuration.found()
    let project = try ProjectRuns(
      runs: runs, golden.map { .folder($0) } ?? .configured, configuration)
    try require(
      !prune || project.areFolders,
      "--prune requires directories or patterns of runs, because it deletes the goldens of all other runs"
    )
    let runs = project.runs.filter { $0.isBest(of: project.runs) }
    let old = prune ? try project.goldensToDelete() : []
    try OutputRule.check(
      runs.map { try GoldenRuns.output(of: $0, in: project.goldens) }
        + old.map { Output($0, as: .golden) },
      reading: project.runs.map(\.path) + [configuration.file].compactMap(\.self))
    var unread = 0
    Progress.shared.expect { runs.count }
    for run in runs {
      defer { Progress.shared.countTrace() }
      do {
        try accept(run, project.goldens)
      } catch let failure as Failure where failure.path != project.goldens.path(of: run.golden) {
        Console.message(failure.lines)
        unread += 1
      }
    }
    if unread == 0 {
      try remove(old)
    } else if !old.isEmpty {
      let words = runs.count == 1 ? "the run" : "\(unread) of \(runs.count) runs"
      Console.message("note: no golden was deleted, because \(words) could not be accepted")
    }
    if unread == runs.count { return try Program.end(.impossible) }
    try Program.end(unread > 0 ? .lossy : .done)
  }

  private func remove(_ goldens: [String]) throws {
    for golden in goldens {
      try GoldenRuns.remove(golden)
      try report(golden, "removed", "no run has its path")
    }
  }

  private func accept(_ run: GoldenRun, _ goldens: GoldenFolder) throws {
    let (path, golden) = (run.path, goldens.path(of: run.golden))
    let head = try RunFile(path, mode: reading.mode, ignoring: [])
    head.sayLoss()
    guard !head.hasLoss else {
      throw Failure(path, GoldenWords.lossy.problem, help: GoldenWords.lossy.help)
    }
    guard goldens.has(run) else {
      try GoldenRuns.accept(run, in: goldens)
      return try report(path, "new", "new", findings: findingCount(of: path))
    }
    guard let base = readable(golden) else {
      try GoldenRuns.accept(run, in: goldens)
      return try report(
        path, "changed", "the golden could not be read", findings: findingCount(of: path))
    }
    base.sayLoss()
    var comparison = try RunComparison(base.takeTokens(), head.takeTokens())
      .result(base.stream, head.stream)
    comparison.incomplete.base = base.hasLoss
    let summary = comparison.summary
    guard !comparison.isSame else { return try report(path, "unchanged", summary) }
    if !json {
      for line in DiffText(comparison, base: golden, head: path).lines {
        Console.show(line)
      }
    }
    try GoldenRuns.accept(run, in: goldens)
    try report(path, "changed", summary, findings: findingCount(of: path))
  }

  private func findingCount(of run: String) -> Int {
    GoldenRuns.findingCount(of: run, reading.mode)
  }

  /// A readable golden; `nil`, with a message, if the golden can only be replaced.
  private func readable(_ golden: String) -> RunFile? {
    do throws(Failure) {
      return try RunFile(golden, mode: reading.mode, ignoring: [])
    } catch {
      Console.message(error.lines)
      return nil
    }
  }

  private static let words = ["new": "saved as a new golden", "changed": "replaced the golden"]

  private func report(
    _ run: String, _ result: String, _ summary: String, findings: Int? = nil
  ) throws {
    guard json else {
      let count = findings ?? 0
      let addition =
        count == 0 ? "" : ", with \(count.counting("finding")); review it before you commit it"
      return Console.print(Names.line("\(run): \(Self.words[result] ?? result)\(addition)"))
    }
    Console.print(json: Results.accept, (run, result, summary, findings))
  }
}
