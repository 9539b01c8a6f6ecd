import ArgumentParser
import SwivelLog
import SwivelQueries
import SwivelReports

struct SummarizeCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "summarize",
    abstract: "Prints one JSON object for each trace: app, device, counts, findings.",
    discussion: """
      Example: find logs -name '*.swivel' -print0 |
        swivel summarize -0 --files-from -

      With --tables, it instead writes tables for DuckDB, Spark and other tools, with a row for \
      each trace, finding and transition (a UIKit decision or an unpredicted observation); \
      with --ios 27 also for what that version would change, page by page. swivel schema describes \
      their columns.

      For a trace that cannot be read, an object is printed as well, and the exit code is 3. For a \
      file that does not exist, only an error is printed; the exit code is 3, or 2 if no file \
      exists.
      """)

  @OptionGroup var inputs: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      Also read logs that are parts of other files, such as uncompressed tar files. The list has \
      four fields for each log, each ended by a NUL byte: its name, the file's path, the first \
      byte and the number of bytes; - for standard input.
      """, valueName: "file"), completion: .file())
  var rangesFrom: String?

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      """
      Write traces.ndjson, findings.ndjson, transitions.ndjson and upgrades.ndjson into this \
      directory, and print only how many rows they have.
      """, valueName: "dir"), completion: .directory)
  var tables: String?

  @Option(
    help: ArgumentHelp(
      """
      With --tables, also write what changes on this version of iOS, for the app as it was built \
      and built with that version's SDK. Without it, upgrades.ndjson is empty.
      """, valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "With --ios, the SDK with which the app would be built.", valueName: "version"))
  var linked: String?

  @Flag(
    help: "With --tables, print the row counts as JSON; otherwise the output is always JSON.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard ios == nil || tables != nil, linked == nil || ios != nil else {
      throw ValidationError("--ios requires --tables, and --linked requires --ios")
    }
    try require(
      ios == nil || !inputs.readStandardInput || inputs.filesFrom == "-",
      "--ios reads each trace again, which standard input cannot be")
    _ = try upgrade()
    guard let rangesFrom else { return try inputs.requireNames() }
    try require(
      rangesFrom != "-" || !inputs.readStandardInput, "standard input can be read only once")
  }

  func run() throws {
    if let tables { try write(tables) } else { try print() }
  }

  private func write(_ path: String) throws {
    try OutputRule.check(
      TableFolder.outputs(in: path), reading: try inputs.paths() + ranges())
    var folder = try TableFolder(path)
    let ending = try forEachTrace([.tally, .transitions], try upgrade()) {
      let rows = TableRows($0.summarized)
      let notes = $0.fault?.lines ?? $0.notes
      return (rows: rows, notes: notes + Self.notes(of: rows, in: $0.path))
    } then: { trace in
      if !trace.notes.isEmpty { Console.message(trace.notes) }
      try folder.add(trace.rows)
    }
    // Tables without a row would replace those of before.
    if ending == .impossible { try Program.end(ending) }
    try folder.finish()
    let record = folder.record
    if json { Console.print(json: record) } else { record.lines.forEach(Console.print) }
    try Program.end(record.isWhole ? ending : .lossy)
  }

  private static func notes(of rows: TableRows, in path: String) -> [String] {
    guard rows.omittedCount > 0 else { return [] }
    return [
      "note: \(path): the table has only the first \(rows.transitionCount) transitions; "
        + "\(rows.omittedCount) later ones are left out"
    ]
  }

  private func upgrade() throws -> UpgradeQuestion? {
    try ios.map { ios in
      UpgradeQuestion(
        try ChangeOptions.version(ios, of: "--ios"),
        sdk: try linked.map { try ChangeOptions.version($0, of: "--linked") }, mode: reading.mode)
    }
  }

  /// The list of ranges, and the files that have them.
  private func ranges() throws(Failure) -> [String] {
    guard let rangesFrom, FileIdentity.isFile(rangesFrom) else { return [] }
    return [rangesFrom] + RangeList.paths(in: try RangeList(rangesFrom))
  }

  private func print() throws {
    var isWhole = true
    let ending = try forEachTrace([.tally, .shown]) {
      let record = $0.summarized
      return (line: record.json, status: record.status, notes: $0.fault?.lines ?? $0.notes)
    } then: { row in
      Console.print(row.line)
      Console.message(row.notes)
      if row.status != .ok { isWhole = false }
    }
    try Program.end(isWhole ? ending : .lossy)
  }
}
