import SwivelLog
import SwivelReports
import SwivelTrace

/// A folder with the tables of many traces, which appear in it when all are complete.
struct TableFolder {
  private let files: [GrowingFile]
  private(set) var record: TablesRecord

  /// Makes the folder unless it is there, and begins the tables.
  init(_ path: String) throws(Failure) {
    try Failure.at(path) { () throws(LogError) in try Files.makeFolder(path) }
    var files: [GrowingFile] = []
    for output in Self.outputs(in: path) { files.append(try GrowingFile(output.path)) }
    (self.files, record) = (files, TablesRecord(path))
  }

  /// The files of the tables.
  static func outputs(in folder: String) -> [Output] {
    TableDefinition.all.map { Output(Folder.path($0.file, in: folder), as: .result(.table($0))) }
  }

  /// Adds the rows of a trace.
  mutating func add(_ rows: TableRows) throws(Failure) {
    for (file, lines) in zip(files, rows.lines) { try file.write(lines) }
    record.count(rows)
  }

  /// Puts the complete tables into place; that of the traces, which the others refer to, is last.
  func finish() throws(Failure) { try GrowingFile.close(files.reversed()) }
}
