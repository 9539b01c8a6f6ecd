import SwivelLog

/// Finds the logs in a directory and its subdirectories.
struct FolderWalk: IteratorProtocol, Sendable {
  private let root: String
  // Both in reverse order.
  private var folders: [String]
  private var logs: [String] = []
  private var hasFound = false

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

  /// Reports once that nothing was found.
  private mutating func end() -> InputSequence.Element? {
    guard !hasFound else { return nil }
    hasFound = true
    return .fault(
      Failure(
        root, "there is no log in this directory", help: "name a directory with NAME.swivel in it"))
  }
}
