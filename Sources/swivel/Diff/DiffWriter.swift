import SwivelDiff
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports

/// Writes what two runs differ in, in all forms that were asked for.
///
/// A form that CI services read is told the new findings of each head, and no others.
struct DiffWriter {
  /// The names of the forms that are told findings only.
  static let findingForms = CheckFormat.allCases.filter { !isAnswer($0) }.map(\.rawValue)
    .joined(separator: ", ")

  private let options: [FormatOption]
  private let mode: LogReader.Mode
  private let files: [GrowingFile?]
  private let findingOptions: [FormatOption]
  private var findings: FindingWriter?

  /// Gets ready to write; files get their names when they are whole.
  init(_ options: [FormatOption], mode: LogReader.Mode) throws(Failure) {
    self.mode = mode
    self.options = options.filter { Self.isAnswer($0.format) }
    var files: [GrowingFile?] = []
    for option in self.options { files.append(try option.path.map(GrowingFile.init)) }
    self.files = files
    findingOptions = options.filter { !Self.isAnswer($0.format) }
    if !findingOptions.isEmpty { findings = try FindingWriter(findingOptions) }
  }

  private static func isAnswer(_ format: CheckFormat) -> Bool {
    format == .text || format == .json || format == .markdown
  }

  /// Writes the answer for two runs.
  mutating func write(_ comparison: Comparison, base: String, head: String) throws {
    for (option, file) in zip(options, files) {
      let text: String
      switch option.format {
      case .json:
        text = try JSONLine.encode(DiffRecord(comparison, base: base, head: head)) + "\n"
      case .markdown:
        text = DiffMarkdown(comparison, base: base, head: head, mode: mode).lines.ended
      default: text = DiffText(comparison, base: base, head: head, mode: mode).lines.ended
      }
      if let file {
        try file.write(text)
      } else if option.format == .text {
        Output.standard.tell(text: text)
      } else {
        Output.standard.write { $0.append(contentsOf: text.utf8) }
      }
    }
    let new = Diagnosis.of(comparison.newFindings)
    try write(
      CheckReport.Trace(
        path: head, mode: mode, new, comparison.names.head, lines: comparison.headLines, fault: nil)
    )
  }

  /// Tells of a run that could not be compared.
  mutating func write(fault: String, head: String) throws {
    try write(CheckReport.Trace(path: head, [], NameTable(), fault: fault))
  }

  private mutating func write(_ trace: CheckReport.Trace) throws {
    try findings?.write(trace, FindingWriter.parts(of: trace, findingOptions))
  }

  /// Writes what could not be written before.
  func finish() throws {
    for file in files { try file?.close() }
    try findings?.finish()
  }
}

extension [String] {
  fileprivate var ended: String { map { $0 + "\n" }.joined() }
}
