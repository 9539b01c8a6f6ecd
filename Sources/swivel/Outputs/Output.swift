import SwivelTrace

/// A file that a command writes.
struct Output {
  /// What kind of output it is.
  enum Manner {
    /// The result of a command, which may replace that of an earlier run.
    case result
    /// A log that must not exist: to create it fails otherwise.
    case newLog
    /// A golden: `accept` replaces and prunes them.
    case golden
    /// The baseline that is read: `check --update-baseline`.
    case baseline
    /// A log: `record --append` continues it, and `record --force` replaces it.
    case recordedLog

    /// All that may be replaced, as the guide to the commands lists it.
    var replaces: Set<FoundFile> {
      switch self {
      case .result: [.empty, .other]
      case .newLog: []
      case .golden: Set(FoundFile.allCases)
      case .baseline: [.empty, .other, .baseline]
      case .recordedLog: [.empty, .log]
      }
    }
  }

  let path: String
  let manner: Manner

  init(_ path: String, as manner: Manner = .result) {
    (self.path, self.manner) = (path, manner)
  }

  /// A directory of pages, and those in it, which may be written anew.
  static func pages(in folder: String) -> [Output] {
    [Output(folder)]
      + Files.names(in: folder).flatMap { name in
        let path = Folder.path(name, in: folder)
        if name.hasSuffix(".html") { return [Output(path)] }
        return Files.isFolder(path) && !Files.isLink(path) ? pages(in: path) : []
      }
  }
}
