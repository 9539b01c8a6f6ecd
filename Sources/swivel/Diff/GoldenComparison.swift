import SwivelLog
import SwivelQueries
import SwivelReports
import SwivelTrace

/// Compares runs with the goldens of their names.
struct GoldenComparison {
  private let command: DiffCommand
  private let goldens: GoldenFolder
  private var tally = DiffTally()
  private var writer: DiffWriter

  init(_ command: DiffCommand, _ goldens: GoldenFolder) throws {
    (self.command, self.goldens) = (command, goldens)
    writer = try command.writer(isList: true)
  }

  /// Compares the runs, and ends the program with the outcome.
  mutating func run(_ runs: [GoldenRun]) throws {
    guard Files.isFolder(goldens.path) else { return try end(withoutGoldensOf: runs) }
    Progress.shared.expect { runs.count }
    for run in runs {
      defer { Progress.shared.countTrace() }
      let reference = goldens.reference(of: run)
      do {
        if goldens.has(run) {
          try command.compare(reference, run, &tally, &writer)
        } else {
          try record(run, among: runs)
        }
      } catch let failure as Failure {
        Console.message(failure.lines)
        tally.unread += 1
        try writer.write(.unread(reference), of: run.path, fault: failure.fault(of: run.path))
      }
    }
    try reportMissing(without: runs)
    try writer.finish(total: tally.text)
    if !writer.isTextForPeople { Console.message(tally.text) }
    try Program.end(tally.ending)
  }

  /// Reports each run, and fails: the folder has to exist, so that a mistyped one is no new one.
  private mutating func end(withoutGoldensOf runs: [GoldenRun]) throws {
    for run in runs {
      try writer.write(
        .withoutGolden(goldens.reference(of: run), run: run.path, isRecorded: false), of: run.path)
    }
    try writer.finish(total: nil)
    let names = command.isConfigured ? "" : " RUN… --golden \(ShellWord.path(goldens.path))"
    throw Failure.missingGoldens(goldens.path, command: "swivel accept\(names)")
  }

  private mutating func reportMissing(without runs: [GoldenRun]) throws {
    let (missing, isAllowed) = (
      GoldenRuns.goldens(in: goldens, without: runs), command.allowMissing
    )
    for golden in missing {
      try writer.write(.withoutRun(.golden(golden), isAllowed: isAllowed), of: golden)
      // The same is on the standard output, for people.
      guard !writer.isTextForPeople else { continue }
      Console.message("\(isAllowed ? "note" : "error"): \(golden): this golden has no matching run")
    }
    guard !missing.isEmpty, !isAllowed else { return }
    Console.message("  help: \(GoldenWords.withoutRun)")
    tally.missing = missing.count
  }

  /// A run without a golden is not a success, even if it becomes the golden, because it is
  /// unreviewed.
  private mutating func record(_ run: GoldenRun, among runs: [GoldenRun]) throws {
    let (path, golden) = (run.path, goldens.path(of: run.golden))
    let words = GoldenWords(run: path, folder: golden.parentFolder ?? goldens.path)
    let reference = goldens.reference(of: run)
    let far = GoldenRuns.golden(farFrom: run, in: goldens, runs)
    guard !GoldenFolder.isAutomated, far == nil else {
      tally.withoutGolden += 1
      try writer.write(.withoutGolden(reference, run: path, isRecorded: false), of: path)
      return Console.message(far.map(words.missing) ?? words.missing)
    }
    let findings = try recorded(run)
    tally.new += 1
    try writer.write(
      .withoutGolden(reference, run: path, isRecorded: true, findings: findings), of: path)
    // The same is on the standard output, for people.
    if !writer.isTextForPeople { Console.message(words.recorded(as: golden)) }
  }

  /// Makes a run its golden.
  ///
  /// - Returns: How many findings it has, each of which is accepted with it.
  private func recorded(_ run: GoldenRun) throws -> Int {
    let mode = command.reading.mode
    let file = try RunFile(run.path, mode: mode, ignoring: [])
    file.sayLoss()
    guard !file.hasLoss else {
      throw Failure(run.path, GoldenWords.lossy.problem, help: GoldenWords.lossy.help)
    }
    try GoldenRuns.accept(run, in: goldens)
    return GoldenRuns.findingCount(of: run.path, mode)
  }
}

extension Failure {
  /// The problem of a run, which names the file if it is another one.
  func fault(of run: String) -> String {
    path == run ? problem : "\(path): \(problem)"
  }
}
