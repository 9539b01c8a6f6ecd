import Foundation
import SwivelDiff
import SwivelLog
import SwivelReports

/// A folder of runs that others are compared with, by their names.
struct Goldens {
  let folder: String

  /// Whether this machine may record a golden that is missing.
  static var mayRecord: Bool { ProcessInfo.processInfo.environment["CI"] == nil }

  /// Where the golden of a run is, or would be.
  func path(of run: String) -> String {
    "\(folder)/\(URL(fileURLWithPath: run).lastPathComponent)"
  }

  func has(_ run: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: run))
  }

  /// Makes a run the golden of its name, in one step.
  func accept(_ run: String) throws {
    let target = path(of: run)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: run))
      try bytes.write(to: URL(fileURLWithPath: target), options: .atomic)
    } catch {
      throw Failure(target, "the golden cannot be written: \(error.localizedDescription)")
    }
  }

  /// The runs in a folder, by their names; a file stands for itself.
  static func runs(in path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path, "there is no such run", help: "name a log, or a folder of logs")
    }
    guard isFolder.boolValue else { return [path] }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      let runs = names.filter { $0.hasSuffix(".swivel") || $0.hasSuffix(".ndjson") }
      return runs.sorted().map { "\(path)/\($0)" }
    } catch {
      throw Failure(path, "the folder cannot be read: \(error.localizedDescription)")
    }
  }

  /// The names of goldens for which there is no run.
  func withoutRun(_ runs: [String]) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let there = Set(runs.map(path))
    return try Self.runs(in: folder).filter { !there.contains($0) }
  }
}
