import SwivelLog
import SwivelPage
import SwivelReports
import SwivelTrace

/// Where pages are written: one page, a folder of pages and an index, or one file with several
/// traces.
struct ReportOutput {
  private enum Form { case page, folder, file }

  static let indexName = "index.html"
  static let tracesName = "traces"

  // A larger file would take long to open, and a folder is better then.
  private static let fileLimit = 20

  private let path: String
  private let command: String
  // Whether traces without findings have a page, too.
  private let writesAll: Bool
  private let form: Form
  private var rows: [IndexRow] = []
  // The traces of one file that are not only listed.
  private var records: [ReportRecord] = []
  private var names: Set<String> = []
  private var hasRead = false

  /// Prepares the output, and makes the folder unless it is there.
  ///
  /// Only one page is written unless there are many traces; these share a file if it is single.
  init(
    _ path: String, isMany: Bool, isSingle: Bool, writesAll: Bool, command: String
  ) throws {
    (self.path, self.command) = (path, command)
    self.writesAll = writesAll || !isMany
    form = isMany ? (isSingle ? .file : .folder) : .page
    guard form == .folder else { return }
    try Failure.at(path) { () throws(LogError) in
      try Files.makeFolder(Folder.path(Self.tracesName, in: path))
    }
  }

  /// What makes the page of a trace; `nil` if one file has all of them.
  var maker: (@Sendable (ReportRecord) -> String)? {
    guard form != .file else { return nil }
    return { [writesAll] record in
      writesAll || !record.findings.isEmpty ? ReportPage.html(record) : ""
    }
  }

  /// Adds a trace: its page if it has findings, and a row of the list.
  mutating func add(_ made: MadeReport) throws {
    if !made.isUnread { hasRead = true }
    let isShown = writesAll || !made.trace.findings.isEmpty
    switch form {
    case .page:
      if !made.isUnread { try GrowingFile.write(made.text, to: path) }
    case .folder:
      let link = isShown ? "\(Self.tracesName)/\(name(for: made.trace.trace.path)).html" : nil
      if let link { try GrowingFile.write(made.text, to: Folder.path(link, in: path)) }
      rows.append(IndexRow(made.trace, link: link))
    case .file:
      let hasRoom = isShown && records.count < Self.fileLimit
      if hasRoom { records.append(made.trace) }
      rows.append(IndexRow(made.trace, single: hasRoom ? records.count : nil))
    }
  }

  /// Writes what lists all traces, unless nothing of them could be read.
  ///
  /// - Returns: The file to open; `nil` if there is none.
  func finish() throws -> String? {
    guard hasRead else { return nil }
    let generator = "swivel \(Swivel.version)"
    switch form {
    case .page: return path
    case .folder:
      let index = Folder.path(Self.indexName, in: path)
      try GrowingFile.write(
        ReportPage.index(rows, generator: generator, command: command, path: path), to: index)
      return index
    case .file:
      try GrowingFile.write(
        ReportPage.single(rows, records, generator: generator, command: command, path: path),
        to: path)
      return path
    }
  }
}

extension ReportOutput {
  /// A file name of plain letters, different for each trace.
  private mutating func name(for trace: String) -> String {
    let last = trace.split(separator: "/").last.map(String.init) ?? "trace"
    let plain = last.utf8.prefix(80).map { byte in
      Self.isPlain(byte) ? Character(UnicodeScalar(byte)) : "-"
    }
    let base = String(plain.drop { $0 == "." })
    var (name, number) = (base, 2)
    while !names.insert(name).inserted {
      (name, number) = ("\(base)-\(number)", number + 1)
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
