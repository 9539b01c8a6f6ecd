import Foundation
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelPage
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Writes pages about two runs: one file, or with goldens a folder of them.
struct DiffPages {
  private let path: String?
  private let isFolder: Bool
  private let ignored: Set<UInt8>

  /// Prepares for the pages, and makes the folder unless it is there.
  init(_ option: FormatOption, isFolder: Bool, ignoring ignored: Set<UInt8>) throws {
    (path, self.isFolder, self.ignored) = (option.path, isFolder, ignored)
    guard isFolder, let path else { return }
    try Failure.at(path) { () throws(LogError) in try Files.makeFolder(path) }
  }

  /// The page of a run in a folder, by the name of its golden.
  static func path(of name: String, in folder: String) -> String {
    Folder.path("\(name).html", in: folder)
  }

  /// Writes the page about two runs, in a folder under the name of the golden; there, none if they
  /// are the same.
  func write(
    _ comparison: Comparison, hunks: [Hunk], _ base: RunFile, _ head: RunFile, named name: String
  ) throws {
    guard !isFolder || comparison.isDifferent else { return }
    let record = DiffReportRecord(
      comparison, hunks: hunks, base: try base.reported(ignoring: ignored),
      head: try head.reported(ignoring: ignored), generator: "swivel \(Swivel.version)",
      command: "swivel diff \(ShellWord.path(base.path)) \(head.argument) --format html"
    )
    let html = ReportPage.html(record)
    guard let path else {
      return Console.write { $0.append(contentsOf: html.utf8) }
    }
    let file = isFolder ? Self.path(of: name, in: path) : path
    try GrowingFile.write(html, to: file)
    Console.message("page: \(Names.printable(file))")
  }
}

extension RunFile {
  fileprivate var argument: String { ShellWord.trace(path, mode: mode) }

  /// The document of the run, and the events that were compared.
  fileprivate func reported(ignoring ignored: Set<UInt8>) throws -> DiffReportRun {
    var (reading, builder) = (RunReading(.lanes), ReportBuilder())
    var compared = ComparedEvents(ignoring: ignored)
    let stream = try stream()
    try stream.forEachItem { item in
      compared.append(item, names: stream.names)
      builder.apply(item, &reading) { stream.names }
    }
    reading.finish(isWhole: !hasLoss)
    var record = ReportRecord(
      ReportTrace(path, mode: mode), generator: "swivel \(Swivel.version)",
      command: "swivel report \(argument)")
    if let (header, summary) = about {
      record.trace.add(
        header, summary, reading.situation.facts.session, reading.analysis.verdict, stream.names)
    }
    let diagnoses = Diagnosis.of(reading.analysis.findings)
    return DiffReportRun(builder.finish(record, reading, diagnoses, stream.names), compared)
  }
}
