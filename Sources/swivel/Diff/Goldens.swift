import Foundation
import SwivelQueries
import SwivelLog
import SwivelReports
import SwivelTrace

/// A folder of runs with which others are compared, by name.
struct Goldens {
  let folder: String

  /// Whether this machine may record a missing golden.
  static var mayRecord: Bool { Environment["CI"] == nil }

  /// The path of a run's golden, which need not exist.
  func path(of run: String) -> String {
    "\(folder)/\(SingleFile.name(of: run))"
  }

  func has(_ run: String) -> Bool {
    Files.exists(path(of: run))
  }

  /// Makes a run the golden of its name, atomically.
  func accept(_ run: String) throws {
    let target = path(of: run)
    guard !Files.exists(folder) || Files.isFolder(folder) else {
      throw Failure(folder, "this is no directory", help: "name the folder of the goldens")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let bytes = Data(try SingleFile.bytes(of: run))
      let file = URL(fileURLWithPath: target).resolvingSymlinksInPath()
      try bytes.write(to: file, options: .atomic)
    } catch let error as LogError {
      throw Failure(run, error)
    } catch {
      throw Failure(target, "the golden cannot be written: \(error.localizedDescription)")
    }
  }

  /// The named runs, and those in the named folders.
  ///
  /// - Throws: ``Failure`` if two of them would have the same golden.
  static func runs(_ paths: [String]) throws -> [String] {
    let runs = try paths.flatMap(runs)
    var taken: [String: String] = [:]
    for run in runs {
      let name = SingleFile.name(of: run)
      guard let other = taken.updateValue(run, forKey: name) else { continue }
      throw Failure(
        run, "its golden is \(name), as is that of \(other)",
        help: "keep them in two folders of goldens")
    }
    for path in paths { try noteFolders(in: path) }
    return runs
  }

  /// Notes runs in subfolders, which are ignored.
  private static func noteFolders(in path: String) throws {
    guard path != "-", Files.isFolder(path) else { return }
    for name in try Folder(path).folders {
      let inner = Folder.path(name, in: path)
      guard let left = try? runs(in: inner), !left.isEmpty else { continue }
      Console.message("note: \(inner): not looked into; name it to have its runs")
    }
  }

  /// The runs in a folder, sorted by name; a file is a run itself.
  private static func runs(in path: String) throws(Failure) -> [String] {
    guard Files.exists(path) else {
      throw Failure(path, "there is no such run", help: "name a log, or a folder of logs")
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
  func withoutRun(_ runs: [String]) throws -> [String] {
    guard Files.isFolder(folder) else { return [] }
    let there = Set(runs.map(path))
    return try Self.runs(in: folder).filter { !there.contains($0) }
  }
}
