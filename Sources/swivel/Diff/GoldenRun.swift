import Foundation
import SwivelLog
import SwivelTrace

/// A run, and the golden that it is compared with.
struct GoldenRun {
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

  /// The folders of the test library for a test's attempts, which have one golden, the best first.
  ///
  /// A test that ended its process leaves its log in the last.
  private static let attempts = ["passing", "failing", "running"]

  /// The log of a folder that has one recording in several files; any other path is a file itself.
  private static func file(of path: String) -> String {
    guard Files.isFolder(path), let name = (try? LogPlace.logs(in: path))?.keys.first else {
      return path
    }
    return "\(path)/\(name)\(LogPlace.suffix)"
  }

  /// The place of its folder among those of attempts; `nil` for any other folder.
  private var attempt: Int? {
    path.parentFolder.flatMap { Self.attempts.firstIndex(of: $0.lastPathComponent) }
  }

  /// Whether two runs are attempts of one test.
  func isOtherAttempt(of other: Self) -> Bool {
    golden == other.golden && attempt != nil && other.attempt != nil && attempt != other.attempt
      && path.parentFolder?.parentFolder == other.path.parentFolder?.parentFolder
  }

  /// Whether it is the attempt of its test to keep as the reference.
  func isBest(of runs: [Self]) -> Bool {
    !runs.contains { isOtherAttempt(of: $0) && $0.attempt ?? 0 < attempt ?? 0 }
  }
}
