import CSwivel
package import SwivelLog

/// Folders and files by path.
package enum Files {
  /// Whether a path exists, including a dangling link.
  package static func exists(_ path: String) -> Bool { swivel_exists(path) != 0 }

  /// Whether a path is a folder or a link to one.
  package static func isFolder(_ path: String) -> Bool { swivel_is_directory(path) != 0 }

  /// The names in a folder, sorted; empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    ((try? DirectoryList.names(in: folder)) ?? []).sorted()
  }

  /// The logs in a folder, sorted.
  package static func logs(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(LogPlace.suffix) }
  }

  /// Creates a folder and its parents.
  package static func makeFolder(_ path: String) throws(LogError) {
    var answer = makeFolders(path)
    // Another process may remove an empty folder that this one is about to use.
    for _ in 0..<patience where answer == -ENOENT { answer = makeFolders(path) }
    try LogError.check(answer, .create)
  }

  private static let patience = 100

  private static func makeFolders(_ path: String) -> Int32 {
    if isFolder(path) { return 0 }
    if let parent = path.parentFolder {
      let answer = makeFolders(parent)
      guard answer == 0 else { return answer }
    }
    return swivel_make_directory(path)
  }

  /// Renames a file or a folder.
  package static func move(_ path: String, to target: String) throws(LogError) {
    try LogError.check(swivel_rename(path, target), .write)
  }

  /// Removes a file, or a folder with its contents; a link, but not its target.
  package static func remove(_ path: String) {
    guard swivel_remove(path) != 0, isFolder(path) else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    _ = swivel_remove_directory(path)
  }

  /// Removes an empty folder and its empty parents, up to one that stays.
  package static func removeIfEmpty(_ folder: String, upTo base: String) {
    guard folder != base, swivel_remove_directory(folder) == 0, let parent = folder.parentFolder
    else { return }
    removeIfEmpty(parent, upTo: base)
  }

  /// Writes a file atomically; the target of a link is replaced, and the link stays.
  package static func write(_ bytes: [UInt8], to path: String) throws(LogError) {
    let target = target(of: path)
    // The process number separates two processes that write the same file.
    let draft = "\(target).draft\(getpid())"
    do throws(LogError) {
      try FileSink(creating: draft).write(bytes)
      try move(draft, to: target)
    } catch {
      remove(draft)
      throw error
    }
  }

  /// Whether a path is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var byte: CChar = 0
    return readlink(path, &byte, 1) >= 0
  }

  /// The open descriptor that a path stands for, such as `/dev/stdout`; `nil` for a file.
  package static func descriptor(of path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard ["/dev/fd", "/proc/self/fd"].contains(path.parentFolder) else { return nil }
      return Int32(path.lastPathComponent)
    }
  }

  /// A path without links; the file and its folders need not exist.
  package static func resolved(_ path: String) -> String {
    let target = target(of: path)
    // A link that leads nowhere is resolved to itself.
    if exists(path), target != path || !isLink(path) { return target }
    let start = path.hasPrefix("/") ? "/" : ""
    let steps = path.split(separator: "/").dropLast()
    let folder =
      steps.isEmpty ? (start.isEmpty ? "." : start) : start + steps.joined(separator: "/")
    let place = exists(folder) ? self.target(of: folder) : resolved(folder)
    return "\(place == "/" ? "" : place)/\(path.lastPathComponent)"
  }

  /// The path that a link leads to; the path itself if it is no link.
  private static func target(of path: String) -> String {
    // Safe: the result is terminated, copied and freed.
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension String {
  /// The part of a path after the last slash.
  package var lastPathComponent: String { String(split(separator: "/").last ?? "") }

  /// The parent of a path; `nil` if there is none.
  package var parentFolder: String? {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return nil }
    return String(self[..<slash])
  }
}
