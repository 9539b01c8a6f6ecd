import CSwivel
import SwivelReports
import SwivelTrace

/// A file that a command writes.
struct Output {
  /// What kind of output it is.
  enum Manner {
    /// The result of a command, which may replace one of the same form.
    case result(ResultForm)
    /// A directory of results, which stays.
    case folder
    /// What is added to a file.
    case addition
    /// A log that must not exist.
    case newLog
    /// A golden: `accept` replaces and prunes them.
    case golden
    /// The baseline that is read: `check --update-baseline`.
    case baseline
    /// A log: `record --append` continues it, and `record --force` replaces it.
    case recordedLog
  }

  let path: String
  let manner: Manner

  init(_ path: String, as manner: Manner) {
    (self.path, self.manner) = (path, manner)
  }

  /// A page, which is written with others.
  static func page(_ path: String) -> Output { Output(path, as: .result(ResultForm(.html))) }

  /// A directory of pages, and those in it, which may be written anew.
  static func pages(in folder: String) -> [Output] {
    let traces = Folder.path(ReportOutput.tracesName, in: folder)
    let old = Files.names(in: traces).filter { $0.hasSuffix(".html") }
    return [Output(folder, as: .folder), page(Folder.path(ReportOutput.indexName, in: folder))]
      + [page(traces)] + old.map { page(Folder.path($0, in: traces)) }
  }

  /// Why the file at its path must not be replaced; `nil` if it may be.
  var obstacle: String? {
    if swivel_file_size(path) == 0 || Files.descriptor(of: path) != nil { return nil }
    switch manner {
    case .result(let form):
      let bytes = (try? WholeFile.read(path: path, upTo: form.byteLimit)) ?? []
      return form.isForm(of: bytes) ? nil : "not made by swivel as \(form.name)"
    case .folder: return "not a directory"
    case .golden: return FoundFile.isTrace(path) ? nil : "not a trace"
    case .recordedLog: return FoundFile.isLog(path) ? nil : "not a log"
    // A baseline is read before it is replaced, and a new log replaces nothing.
    case .addition, .baseline, .newLog: return nil
    }
  }

  /// Whether both are parts of one output, which has different names for them.
  func isPart(with other: Output) -> Bool {
    switch (manner, other.manner) {
    case (.golden, .golden): true
    case (.result(let form), .result(let second)): form.isPage && second.isPage
    default: false
    }
  }
}
