import SwivelPage
import SwivelReports

/// Where pages are written: one page, a folder of pages, or one file with several traces.
struct ReportOutput {
  private let path: String
  private let command: String
  private let writesAll: Bool
  // Neither: one page.
  private var folder: ReportFolder?
  private var single: SingleReport?
  private var hasRead = false

  /// Prepares the output, and makes the folder unless it is there.
  ///
  /// - Parameters:
  ///   - path: The file, or the folder.
  ///   - isMany: Whether there are several traces.
  ///   - isSingle: Whether several traces go to one file.
  ///   - writesAll: Whether traces without findings have a page, too.
  ///   - command: The command that makes it.
  /// - Throws: ``Failure`` if the folder cannot be made.
  init(
    _ path: String, isMany: Bool, isSingle: Bool, writesAll: Bool, command: String
  ) throws {
    (self.path, self.command) = (path, command)
    self.writesAll = writesAll || !isMany
    guard isMany else { return }
    if isSingle {
      single = SingleReport(writesAll: writesAll)
    } else {
      folder = try ReportFolder(path, writesAll: writesAll)
    }
  }

  /// What makes the page of a trace; `nil` if one file has all of them.
  var maker: (@Sendable (ReportRecord) -> String)? {
    guard single == nil else { return nil }
    return { [writesAll] record in
      writesAll || !record.findings.isEmpty ? ReportPage.html(record) : ""
    }
  }

  /// Adds a trace.
  ///
  /// - Throws: ``Failure`` if the output cannot be written.
  mutating func add(_ made: MadeReport) throws {
    if !made.isUnread { hasRead = true }
    if folder != nil {
      try folder?.add(made)
      return
    }
    if single != nil {
      single?.add(made.trace)
    } else if !made.isUnread {
      try GrowingFile.write(made.text, to: path)
    }
  }

  /// Writes what lists all traces, unless nothing of them could be read.
  ///
  /// - Returns: The file to open; `nil` if there is none.
  func finish() throws -> String? {
    guard hasRead else { return nil }
    if let folder {
      try folder.finish(command: command)
      return folder.index
    }
    if let single {
      try GrowingFile.write(single.html(path: path, command: command), to: path)
    }
    return path
  }
}

/// Several traces in one file.
struct SingleReport {
  // A larger file would take long to open, and a folder is better then.
  private static let limit = 20

  private let writesAll: Bool
  private var rows: [IndexRow] = []
  private var records: [ReportRecord] = []

  init(writesAll: Bool) {
    self.writesAll = writesAll
  }

  /// Adds a trace: to the list, and with all that is known about it if there is room.
  mutating func add(_ record: ReportRecord) {
    let isShown = records.count < Self.limit && (writesAll || !record.findings.isEmpty)
    if isShown { records.append(record) }
    rows.append(IndexRow(record, single: isShown ? records.count : nil))
  }

  /// The file.
  func html(path: String, command: String) -> String {
    ReportPage.single(
      rows, records, generator: "swivel \(Swivel.version)", command: command, path: path)
  }
}
