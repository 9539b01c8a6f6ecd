import CSwivel
import SwivelLog
import SwivelReports

/// The entries of a directory, sorted by name.
struct Folder {
  let files: [String]
  let folders: [String]

  /// Lists a directory; an empty path is the working directory.
  init(_ path: String) throws(Failure) {
    var opened: OpaquePointer?
    guard swivel_open_directory(path.isEmpty ? "." : path, &opened) == 0, let list = opened else {
      let help =
        Failure.hasForeignBytes(path)
        ? """
        the name is not valid UTF-8; rename the file
        """ : nil
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

  static func path(_ name: String, in path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

/// Finds the traces in a directory and its subdirectories: logs, and their text form.
struct FolderWalk: IteratorProtocol, Sendable {
  private static let textSuffix = ".ndjson"

  private let root: String
  // Both in reverse order.
  private var folders: [String]
  private var traces: [String] = []
  private var hasFound = false

  init(_ root: String) {
    (self.root, folders) = (root, [root])
  }

  mutating func next() -> InputSequence.Element? {
    while traces.isEmpty {
      guard let folder = folders.popLast() else { return end() }
      if let fault = open(folder) { return .fault(fault) }
    }
    hasFound = true
    return traces.popLast().map { .trace($0) }
  }

  /// Lists a directory: its traces, and then its subdirectories.
  private mutating func open(_ path: String) -> Failure? {
    do throws(Failure) {
      let folder = try Folder(path)
      let inner = folder.folders.filter { !$0.hasPrefix(".") }
      folders += inner.reversed().map { Folder.path($0, in: path) }
      traces = Self.traces(folder.files.filter { !$0.hasPrefix(".") }, in: path).reversed()
      return nil
    } catch {
      hasFound = true
      return error
    }
  }

  /// The traces among the files of a directory, sorted by their names without extension.
  private static func traces(_ files: [String], in path: String) -> [String] {
    let texts = files.filter { $0.hasSuffix(textSuffix) && $0 != textSuffix }.map {
      (name: String($0.dropLast(textSuffix.count)), path: Folder.path($0, in: path))
    }
    return (logs(files, in: path) + texts).sorted { ($0.name, $0.path) < ($1.name, $1.path) }
      .map(\.path)
  }

  private static func logs(_ files: [String], in path: String) -> [(name: String, path: String)] {
    let logs = LogPlace.logs(among: files)
    // A lone segmented recording is named by its folder, so that the name stays when the first
    // segment is dropped.
    if logs.count == 1, let (name, segments) = logs.first, segments.contains(where: { $0 > 0 }) {
      return [(name, path)]
    }
    return logs.map { base, segments in
      (base, LogPlace.path(Folder.path(base, in: path), segment: segments.last ?? 0))
    }
  }

  /// Reports once that nothing was found.
  private mutating func end() -> InputSequence.Element? {
    guard !hasFound else { return nil }
    hasFound = true
    return .fault(
      Failure(
        withoutTrace: root, "this directory contains no trace (NAME.swivel or NAME.ndjson)",
        help: "specify a directory that contains one, at any depth"))
  }
}
