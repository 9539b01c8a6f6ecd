import Foundation
import SwivelLog
import SwivelQueries
import SwivelTrace

/// The runs on the command line that are compared with goldens.
enum GoldenRuns {
  /// The named runs, and those in the named folders, without those in another folder.
  ///
  /// - Throws: ``Failure`` if two of them would have the same golden.
  static func named(_ words: [String], outside folder: String? = nil) throws -> [String] {
    let paths = try words.flatMap(expanded)
    let runs = try paths.flatMap(runs).filter { run in
      folder.map { !isInside($0, run) } ?? true
    }
    var taken: [String: String] = [:]
    for run in runs {
      let name = SingleFile.name(of: run)
      guard let other = taken.updateValue(run, forKey: name) else { continue }
      throw Failure(
        run, "its golden is \(name), which is also the golden of \(other)",
        help: "keep their goldens in two folders")
    }
    for path in paths { try noteFolders(in: path) }
    return runs
  }

  /// The paths that a pattern matches; any other word is a path itself.
  private static func expanded(_ word: String) throws(Failure) -> [String] {
    guard Glob.isPattern(word), !Files.exists(word) else { return [word] }
    let paths = Array(IteratorSequence(GlobWalk(word)))
    guard !paths.isEmpty else { throw Failure(word, "no file matches this pattern") }
    return paths
  }

  private static func isInside(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (URL(fileURLWithPath: folder), URL(fileURLWithPath: path))
    return path.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }

  /// Notes runs in subfolders, which are ignored.
  private static func noteFolders(in path: String) throws {
    guard path != "-", Files.isFolder(path) else { return }
    for name in try Folder(path).folders {
      let inner = Folder.path(name, in: path)
      guard let left = try? runs(in: inner), !left.isEmpty else { continue }
      Console.message("note: \(inner): not searched; to compare its runs, specify it")
    }
  }

  /// The runs in a folder, sorted by name; a file is a run itself.
  private static func runs(in path: String) throws(Failure) -> [String] {
    guard Files.exists(path) else {
      throw Failure(path, "there is no such run", help: "specify a log, or a folder of logs")
    }
    guard Files.isFolder(path) else { return [path] }
    let runs = try Folder(path).files.filter { $0.hasSuffix(".swivel") || $0.hasSuffix(".ndjson") }
    return firstOfEach(runs).map { "\(path)/\($0)" }
  }

  /// The names without those of further segments, which the first one represents.
  private static func firstOfEach(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert(LogPlace.recording(ofSegment: $0) ?? $0).inserted }
  }

  /// The names of goldens without a run.
  static func goldens(in folder: GoldenFolder, without runs: [String]) throws -> [String] {
    guard Files.isFolder(folder.path) else { return [] }
    let compared = Set(runs.map(folder.path(of:)))
    return try Self.runs(in: folder.path).filter { !compared.contains($0) }
  }

  /// Makes a run the golden of its name.
  static func accept(_ run: String, in folder: GoldenFolder) throws(Failure) {
    guard !Files.exists(folder.path) || Files.isFolder(folder.path) else {
      throw Failure(folder.path, "not a directory", help: "specify the folder of the goldens")
    }
    do throws(LogError) {
      try folder.accept(run)
    } catch {
      switch error {
      case .io(.create, _), .io(.write, _): throw Failure(folder.path(of: run), error)
      default: throw Failure(run, error)
      }
    }
  }
}
