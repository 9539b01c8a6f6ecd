import Foundation
import SwivelLog
import SwivelTrace

/// A run, and the golden that it is compared with.
struct GoldenRun {
  /// The run.
  let path: String
  /// The path of its golden in the folder of goldens.
  let golden: String

  /// A run that is named itself: its golden has its file name.
  init(_ path: String) {
    (self.path, golden) = (path, SingleFile.name(of: path))
  }

  /// A run that was found: its golden is at the path that the run has below a folder.
  init(_ path: String, below base: String) {
    let start = Folder.path("", in: base)
    let inner = path.hasPrefix(start) ? path.dropFirst(start.count) : path == base ? "" : path[...]
    var folders = inner.split(separator: "/").map(String.init)
    // The folder of a recording is named for its only log.
    if !Files.isFolder(path) { folders = folders.dropLast() }
    if let last = folders.last, Self.attempts.contains(last) { folders.removeLast() }
    // No golden is outside the folder of goldens.
    folders.removeAll { $0 == ".." || $0 == "." }
    let name = SingleFile.name(of: Self.file(of: path))
    (self.path, golden) = (path, (folders + [name]).joined(separator: "/"))
  }

  /// The folders of the test library for attempts that passed and failed, which have one golden.
  private static let attempts = ["passing", "failing"]

  /// The log of a folder that has one recording in several files; any other path is a file itself.
  private static func file(of path: String) -> String {
    guard Files.isFolder(path), let name = (try? LogPlace.logs(in: path))?.keys.first else {
      return path
    }
    return "\(path)/\(name)\(LogPlace.suffix)"
  }

  /// Whether it is an attempt that failed.
  var hasFailed: Bool { path.parentFolder?.lastPathComponent == "failing" }

  /// Whether two runs are attempts of one test, one of which failed.
  func isOtherAttempt(of other: Self) -> Bool {
    golden == other.golden && hasFailed != other.hasFailed
      && path.parentFolder?.parentFolder == other.path.parentFolder?.parentFolder
  }
}
