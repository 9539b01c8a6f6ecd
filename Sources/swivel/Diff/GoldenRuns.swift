import Foundation
import SwivelFindings
import SwivelLog
import SwivelQueries
import SwivelReports
import SwivelTrace

/// The runs on the command line that are compared with goldens.
enum GoldenRuns {
  /// The named runs, and those in named folders and of patterns, without the goldens.
  ///
  /// - Throws: ``Failure`` if a name stands for no run, or if two runs would have the same golden.
  static func named(_ words: [String], outside goldens: GoldenFolder) throws -> [GoldenRun] {
    var seen: Set<String> = []
    let runs = try words.flatMap { try Self.runs(of: $0, outside: goldens) }
      .filter { seen.insert($0.path).inserted }
    var taken: [String: GoldenRun] = [:]
    for run in runs {
      guard let other = taken.updateValue(run, forKey: run.golden) else { continue }
      guard !run.isOtherAttempt(of: other) else { continue }
      throw Failure(
        run.path, "its golden is \(run.golden), which is also the golden of \(other.path)",
        help: "name a directory that contains both, or quote the pattern: a golden then has the "
          + "path of its run in that directory")
    }
    return runs
  }

  /// The runs of a word: one itself, or those of a folder or a pattern.
  private static func runs(
    of word: String, outside goldens: GoldenFolder
  ) throws(Failure) -> [GoldenRun] {
    guard let base = base(of: word) else {
      guard word == "-" || Files.exists(word) else {
        throw Failure(missing: word)
      }
      return [GoldenRun(word)]
    }
    return try traces(of: word).filter { !isInside(goldens.path, $0) }
      .map { GoldenRun($0, below: base) }
  }

  /// Whether a word stands for the runs in a folder, or of a pattern.
  static func isFolder(_ word: String) -> Bool { base(of: word) != nil }

  /// The folder that the runs of a word are in; `nil` for a run itself.
  static func base(of word: String) -> String? {
    if word == "-" { return nil }
    if Files.isFolder(word) { return word }
    return Glob.isPattern(word) && !Files.exists(word) ? GlobWalk.base(of: word) : nil
  }

  private static func traces(of word: String) throws(Failure) -> [String] {
    var (inputs, paths) = (InputSequence(words: [word], list: nil), [String]())
    while let element = inputs.next() {
      switch element {
      case .trace(let path): paths.append(path)
      case .fault(let fault): throw fault
      }
    }
    return paths
  }

  private static func isInside(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (URL(fileURLWithPath: folder), URL(fileURLWithPath: path))
    return path.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }

  /// The goldens without a run.
  static func goldens(in folder: GoldenFolder, without runs: [GoldenRun]) -> [String] {
    let compared = Set(runs.map(\.golden))
    var (walk, missing) = (FolderWalk(folder.path), [String]())
    while let element = walk.next() {
      guard case .trace(let path) = element else { continue }
      if !compared.contains(GoldenRun(path, below: folder.path).golden) { missing.append(path) }
    }
    return missing
  }

  /// The only golden without a run that a run would have in a directory farther up; `nil` if there
  /// is none, or several.
  static func golden(
    farFrom run: GoldenRun, in folder: GoldenFolder, _ runs: [GoldenRun]
  )
    -> String?
  {
    let others = goldens(in: folder, without: runs).filter { $0.hasSuffix("/" + run.golden) }
    return others.count == 1 ? others[0] : nil
  }

  static func remove(_ golden: String) throws(Failure) {
    guard unlink(golden) == 0 else {
      throw Failure(golden, .io(operation: .write, errno: errno))
    }
  }

  /// The number of findings that are accepted with a run; a message states what the run does not
  /// show, because that is accepted, too.
  static func findingCount(of run: String, _ mode: LogReader.Mode) -> Int {
    let examined = Examination(.trace(run), Examination.Question(mode: mode))
    let missing = examined.verdict?.missing ?? []
    if !missing.isEmpty {
      Console.message(
        ["note: \(run): \(missing.sentence)"] + missing.advice.map { "  help: \($0)" })
    }
    return examined.diagnoses.count
  }

  /// The golden of a run, to be written.
  ///
  /// - Throws: ``Failure`` for a link in the folder, which may lead outside.
  static func output(of run: GoldenRun, in folder: GoldenFolder) throws(Failure) -> Output {
    guard let link = folder.link(to: run.golden) else {
      return Output(folder.path(of: run.golden), as: .golden)
    }
    throw Failure(
      link, "a golden is not written through a link", help: "replace the link with its target")
  }

  static func accept(_ run: GoldenRun, in folder: GoldenFolder) throws(Failure) {
    guard !Files.exists(folder.path) || Files.isFolder(folder.path) else {
      throw Failure(folder.path, "not a directory", help: "specify the directory of the goldens")
    }
    // A stream has nothing left to copy once it is read.
    guard RepeatableTrace.byteCount(of: run.path) != nil else {
      throw Failure(
        run.path, "a golden is a copy of its log, and this is not a file",
        help: "save it as a log first: swivel record -o FILE.swivel")
    }
    let golden = folder.path(of: run.golden)
    do throws(LogError) {
      try folder.accept(run.path, as: golden)
    } catch {
      switch error {
      case .io(.create, let number), .io(.write, let number):
        // What is there is the earlier golden.
        throw Failure(golden, error.description, help: Failure.help(withWriting: number))
      default: throw Failure(run.path, error)
      }
    }
  }
}

extension GoldenFolder {
  func reference(of run: GoldenRun) -> RunReference { .golden(path(of: run.golden)) }

  func has(_ run: GoldenRun) -> Bool { Files.exists(path(of: run.golden)) }
}
