import CSwivel
import SwivelLog

/// Folders and files by path.
enum Files {
  static func exists(_ path: String) -> Bool { swivel_exists(path) != 0 }

  /// Creates a folder and its parents.
  static func makeFolder(_ path: String) throws(LogError) {
    var answer = makeFolders(path)
    // Another test may remove an empty folder that this one is about to use.
    for _ in 0..<patience where answer == -ENOENT { answer = makeFolders(path) }
    try LogError.check(answer, .create)
  }

  private static let patience = 100

  private static func makeFolders(_ path: String) -> Int32 {
    if swivel_is_directory(path) != 0 { return 0 }
    if let parent = path.parentFolder {
      let answer = makeFolders(parent)
      guard answer == 0 else { return answer }
    }
    return swivel_make_directory(path)
  }

  /// The names in a folder, sorted; empty if there is no such folder.
  static func names(in folder: String) -> [String] {
    ((try? DirectoryList.names(in: folder)) ?? []).sorted()
  }

  /// The logs in a folder, sorted.
  static func logs(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(LogPlace.suffix) }
  }

  static func move(_ path: String, to target: String) throws(LogError) {
    try LogError.check(swivel_rename(path, target), .write)
  }

  /// Removes a file, or a folder with its contents; a link, but not its target.
  static func remove(_ path: String) {
    guard swivel_remove(path) != 0, swivel_is_directory(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    _ = swivel_remove_directory(path)
  }

  /// Removes an empty folder and its empty parents, up to one that stays.
  static func removeIfEmpty(_ folder: String, upTo base: String) {
    guard folder != base, swivel_remove_directory(folder) == 0, let parent = folder.parentFolder
    else { return }
    removeIfEmpty(parent, upTo: base)
  }

  /// Writes a file atomically.
  static func write(_ bytes: [UInt8], to path: String) throws(LogError) {
    let draft = path + ".draft"
    do throws(LogError) {
      try FileSink(creating: draft).write(bytes)
      try move(draft, to: path)
    } catch {
      remove(draft)
      throw error
    }
  }
}

extension String {
  var lastPathComponent: String { String(split(separator: "/").last ?? "") }

  /// The parent of a path; `nil` if there is none.
  var parentFolder: String? {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return nil }
    return String(self[..<slash])
  }
}
