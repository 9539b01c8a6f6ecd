import SwivelQueries
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

  private let sinks: [FormatSink]
  private let mode: LogReader.Mode
  private let findingOptions: [FormatOption]
  private var findings: FindingWriter?

  /// Gets ready to write; files get their names when they are whole.
  init(_ options: [FormatOption], mode: LogReader.Mode) throws(Failure) {
    self.mode = mode
    sinks = try options.filter { Self.isAnswer($0.format) }.map(FormatSink.init)
    findingOptions = options.filter { !Self.isAnswer($0.format) }
    if !findingOptions.isEmpty { findings = try FindingWriter(findingOptions) }
  }

  private static func isAnswer(_ format: CheckFormat) -> Bool {
    format == .text || format == .json || format == .markdown
  }

  /// Writes the answer for two runs.
  mutating func write(_ comparison: Comparison, base: String, head: String) throws {
    for sink in sinks {
      try sink.write(text(of: comparison, as: sink.format, base: base, head: head))
    }
    let new = Diagnosis.of(comparison.newFindings)
    try write(
      CheckReport.Trace(
        path: head, mode: mode, new, comparison.names.head, lines: comparison.headLines, fault: nil)
    )
  }

  private func text(
    of comparison: Comparison, as format: CheckFormat, base: String, head: String
  ) throws -> String {
    switch format {
    case .json: try JSONLine.encode(DiffRecord(comparison, base: base, head: head)) + "\n"
    case .markdown: DiffMarkdown(comparison, base: base, head: head, mode: mode).lines.ended
    default: DiffText(comparison, base: base, head: head, mode: mode).lines.ended
    }
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
    for sink in sinks { try sink.close() }
    try findings?.finish()
  }
}

extension [String] {
  fileprivate var ended: String { map { $0 + "\n" }.joined() }
}
