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

  /// Opens the outputs; the folder of goldens has to exist, so that a mistyped one is no new one.
  init(_ command: DiffCommand, _ goldens: GoldenFolder) throws {
    guard Files.isFolder(goldens.path) else {
      throw Failure(
        goldens.path, "there is no folder of goldens",
        help: "swivel accept RUN… --golden \(ShellWord.path(goldens.path)) makes one")
    }
    (self.command, self.goldens) = (command, goldens)
    writer = try command.writer(isList: true)
  }

  /// Compares the runs, and ends the program with the outcome.
  mutating func run(_ heads: [String]) throws {
    Progress.shared.expect { heads.count }
    for head in heads {
      defer { Progress.shared.countTrace() }
      do {
        if goldens.has(head) {
          let reference = reference(of: head)
          try command.compare(reference, head, &tally, &writer)
        } else {
          try record(head)
        }
      } catch let failure as Failure {
        Console.message(failure.lines)
        tally.unread += 1
        try writer.write(.unread(reference(of: head)), of: head, fault: failure.fault(of: head))
      }
    }
    try reportMissing(without: heads)
    try writer.finish(total: tally.text)
    if !writer.isTextForPeople { Console.message(tally.text) }
    try Program.end(tally.ending)
  }

  private func reference(of run: String) -> RunReference {
    .golden(goldens.path(of: run), folder: goldens.path)
  }

  private mutating func reportMissing(without heads: [String]) throws {
    let (missing, isAllowed) = (
      try GoldenRuns.goldens(in: goldens, without: heads), command.allowMissing
    )
    for golden in missing {
      let reference = RunReference.golden(golden, folder: goldens.path)
      try writer.write(.withoutRun(reference, isAllowed: isAllowed), of: golden)
      Console.message("\(isAllowed ? "note" : "error"): \(golden): no run to compare")
    }
    guard !missing.isEmpty, !isAllowed else { return }
    Console.message("  help: record it again, or accept that it is missing: --allow-missing")
    tally.missing = missing.count
  }

  /// A run without a golden is not a success, even if it becomes the golden, because it is
  /// unreviewed.
  private mutating func record(_ run: String) throws {
    let words = GoldenWords(run: run, folder: goldens.path)
    let isRecorded = !GoldenFolder.isAutomated
    if isRecorded {
      let file = try RunFile(run, mode: command.reading.mode, ignoring: [])
      file.sayLoss()
      guard !file.hasLoss else {
        throw Failure(run, GoldenWords.lossy.problem, help: GoldenWords.lossy.help)
      }
      try GoldenRuns.accept(run, in: goldens)
      tally.new += 1
    } else {
      tally.withoutGolden += 1
    }
    try writer.write(
      .withoutGolden(reference(of: run), run: run, isRecorded: isRecorded), of: run)
    guard isRecorded else { return Console.message(words.missing) }
    // The same is on the standard output, for people.
    if !writer.isTextForPeople {
      Console.message(words.recorded(as: goldens.path(of: run)))
    }
  }
}

extension Failure {
  /// The problem of a run, which names the file if it is another one.
  func fault(of run: String) -> String {
    path == run ? problem : "\(path): \(problem)"
  }
}
