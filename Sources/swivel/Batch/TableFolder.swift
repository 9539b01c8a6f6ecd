import SwivelLog
import SwivelReports
import SwivelTrace

/// A folder with the tables of many traces, which appear in it when all are complete.
struct TableFolder {
  private let files: [GrowingFile]
  private let paths: [String]
  private(set) var record: TablesRecord

  /// Makes the folder unless it is there, and begins the tables.
  ///
  /// - Throws: ``Failure`` if the folder or a file cannot be made.
  init(_ path: String) throws(Failure) {
    do throws(LogError) {
      try Files.makeFolder(path)
    } catch {
      throw Failure(path, error)
    }
    let paths = TableDefinition.all.map { Folder.path($0.file, in: path) }
    var files: [GrowingFile] = []
    for path in paths { files.append(try GrowingFile(path)) }
    (self.paths, self.files, record) = (paths, files, TablesRecord(path))
  }

  /// Adds the rows of a trace.
  ///
  /// - Throws: ``Failure`` if they cannot be written, or would replace the trace.
  mutating func add(_ rows: TableRows, of trace: String) throws(Failure) {
    for path in paths { try SameFile.reject(trace, as: path) }
    for (file, lines) in zip(files, rows.lines) { try file.write(lines) }
    record.count(rows)
  }

  /// Puts the complete tables into place; that of the traces, which the others refer to, is last.
  func finish() throws(Failure) { try GrowingFile.close(files.reversed()) }
}
