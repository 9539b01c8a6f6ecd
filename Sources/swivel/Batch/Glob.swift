import CSwivel
import Foundation
import SwivelTrace

/// A shell file name pattern: `*`, `?` and `[a-z]`.
struct Glob: Sendable {
  private let pattern: String

  // In the initial locale, `?` would match one byte of a character.
  private static let usesUTF8 =
    (setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "UTF-8")) != nil

  init(_ pattern: String) {
    self.pattern = pattern
    _ = Self.usesUTF8
  }

  static func isPattern(_ path: some StringProtocol) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  /// Whether a name matches; a leading dot matches only a dot in the pattern.
  func matches(_ name: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD | FNM_NOESCAPE) == 0
  }
}

/// Expands a pattern as a shell does, with `**` for any number of directories.
struct GlobWalk: IteratorProtocol, Sendable {
  private struct Step: Hashable, Sendable {
    let path: String
    /// The index of the first part of the pattern that is not in the path yet.
    let part: Int
  }

  private let parts: [String]
  // In reverse order.
  private var steps: [Step]
  // Several `**` may reach the same place repeatedly.
  private var visited: Set<Step>?

  init(_ pattern: String) {
    var parts: [String] = []
    for part in pattern.split(separator: "/").map(String.init)
    where part != "**" || parts.last != "**" {
      parts.append(part)
    }
    self.parts = parts
    steps = [Step(path: pattern.hasPrefix("/") ? "/" : "", part: 0)]
    visited = parts.count(where: { $0 == "**" }) > 1 ? [] : nil
  }

  /// The directory that a pattern searches: its parts before the first wildcard.
  static func base(of pattern: String) -> String {
    pattern.split(separator: "/").prefix { !Glob.isPattern($0) }
      .reduce(pattern.hasPrefix("/") ? "/" : "") { Folder.path(String($1), in: $0) }
  }

  mutating func next() -> String? {
    while let step = steps.popLast() {
      if visited?.insert(step).inserted == false { continue }
      guard step.part < parts.count else { return step.path }
      steps += steps(behind: step).reversed()
    }
    return nil
  }

  private func steps(behind step: Step) -> [Step] {
    let (part, isLast) = (parts[step.part], step.part == parts.count - 1)
    guard part != "**" else { return anyFolders(step, isLast: isLast) }
    guard Glob.isPattern(part) else {
      let path = Folder.path(part, in: step.path)
      return Files.exists(path) ? [Step(path: path, part: step.part + 1)] : []
    }
    // An unreadable directory has no matches, as in a shell.
    guard let folder = try? Folder(step.path) else { return [] }
    let glob = Glob(part)
    let names = isLast ? (folder.folders + folder.files).sorted() : entries(of: folder, step.path)
    return names.filter(glob.matches).map { name in
      Step(path: Folder.path(name, in: step.path), part: step.part + 1)
    }
  }

  /// The directory itself, and the same step in each of its subdirectories.
  private func anyFolders(_ step: Step, isLast: Bool) -> [Step] {
    let here = Step(path: step.path, part: step.part + 1)
    // A directory at the end is searched anyway.
    if isLast { return [Step(path: step.path.isEmpty ? "." : step.path, part: step.part + 1)] }
    guard let folder = try? Folder(step.path) else { return [here] }
    return [here]
      + folder.folders.filter { !$0.hasPrefix(".") }.map { name in
        Step(path: Folder.path(name, in: step.path), part: step.part)
      }
  }

  /// The subdirectories, and links to directories.
  private func entries(of folder: Folder, _ path: String) -> [String] {
    let links = folder.files.filter { Files.isFolder(Folder.path($0, in: path)) }
    return (folder.folders + links).sorted()
  }
}
