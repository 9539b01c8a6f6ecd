import CSwivel
import SwivelLog
import SwivelReports

/// The entries of a directory, sorted by name.
struct Folder {
  let files: [String]
  let folders: [String]

  /// Lists a directory; an empty path is the working directory.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  init(_ path: String) throws(Failure) {
    var opened: OpaquePointer?
    guard swivel_open_directory(path.isEmpty ? "." : path, &opened) == 0, let list = opened else {
      let help = Failure.hasForeignBytes(path) ? "its name is not valid UTF-8: rename it" : nil
      throw Failure(path, "the directory cannot be read", help: help)
    }
    defer { swivel_close_directory(list) }
    var (files, folders) = ([String](), [String]())
    // Safe: a name is valid until the next is requested, and terminated.
    while let bytes = swivel_next_name(list) {
      let name = String(cString: bytes)
      guard name != ".", name != ".." else { continue }
      switch Int(swivel_kind_in(list, bytes)) {
      case SWIVEL_FOLDER: folders.append(name)
      // Reading a pipe, a device or a socket may block forever.
      case SWIVEL_STREAM: break
      default: files.append(name)
      }
    }
    (self.files, self.folders) = (files.sorted(), folders.sorted())
  }

  /// The path of an entry.
  static func path(_ name: String, in path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

/// Finds the logs in a directory and its subdirectories.
struct FolderWalk: IteratorProtocol, Sendable {
  private let root: String
  // Both in reverse order.
  private var folders: [String]
  private var logs: [String] = []
  private var hasFound = false
  // A folder with texts, which are not searched for.
  private var textFolder: String?

  init(_ root: String) {
    (self.root, folders) = (root, [root])
  }

  mutating func next() -> InputSequence.Element? {
    while logs.isEmpty {
      guard let folder = folders.popLast() else { return end() }
      if let fault = open(folder) { return .fault(fault) }
    }
    hasFound = true
    return logs.popLast().map { .trace($0) }
  }

  /// Lists a directory: its logs, and then its subdirectories.
  private mutating func open(_ path: String) -> Failure? {
    do throws(Failure) {
      let folder = try Folder(path)
      let inner = folder.folders.filter { !$0.hasPrefix(".") }
      folders += inner.reversed().map { Folder.path($0, in: path) }
      logs = Self.logs(folder.files, in: path).reversed()
      if folder.files.contains(where: { $0.hasSuffix(".ndjson") }) {
        textFolder = textFolder ?? path
      }
      return nil
    } catch {
      hasFound = true
      return error
    }
  }

  private static func logs(_ files: [String], in path: String) -> [String] {
    let logs = LogPlace.logs(among: files)
    // A lone segmented recording is named by its folder, so that the name stays when the first
    // segment is dropped.
    if logs.count == 1, let segments = logs.first?.value, segments.contains(where: { $0 > 0 }) {
      return [path]
    }
    return logs.sorted { $0.key < $1.key }.map { base, segments in
      LogPlace.path(Folder.path(base, in: path), segment: segments.last ?? 0)
    }
  }

  private func pattern(in folder: String) -> String {
    ShellWord.path(Folder.path("*.ndjson", in: folder))
  }

  /// Reports once that nothing was found.
  private mutating func end() -> InputSequence.Element? {
    guard !hasFound else { return nil }
    hasFound = true
    let help = textFolder.map {
      "directories are searched for logs only; for text files, use \(pattern(in: $0))"
    }
    return .fault(
      Failure(
        root, "this directory contains no log (NAME.swivel)",
        help: help ?? "specify a directory that contains NAME.swivel"))
  }
}
