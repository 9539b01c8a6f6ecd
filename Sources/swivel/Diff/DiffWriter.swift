import SwivelQueries
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports

/// Writes the differences of two runs in all requested formats.
///
/// The formats for CI services contain only the new findings of each head.
struct DiffWriter {
  /// The names of the formats with findings only.
  static let findingForms = CheckFormat.allCases.filter { !isAnswer($0) }.map(\.rawValue)
    .filter { $0 != DiffFormatOption.pageName }.joined(separator: ", ")

  private let sinks: [FormatSink]
  private let mode: LogReader.Mode
  private let findingOptions: [FormatOption]
  private var findings: FindingWriter?

  /// Opens the outputs; files are renamed into place when complete.
  init(_ options: [FormatOption], mode: LogReader.Mode) throws(Failure) {
    self.mode = mode
    sinks = try options.filter { Self.isAnswer($0.format) }.map(FormatSink.init)
    findingOptions = options.filter { !Self.isAnswer($0.format) }
    if !findingOptions.isEmpty { findings = try FindingWriter(findingOptions, isGrouped: false) }
  }

  private static func isAnswer(_ format: CheckFormat) -> Bool {
    format == .text || format == .json || format == .markdown
  }

  /// Whether a plot of two runs is written.
  var needsPlot: Bool { sinks.contains { $0.format == .text } }

  /// Writes the result for two runs, with a plot of both before the text.
  mutating func write(
    _ comparison: Comparison, base: String, head: String, plot: [PlotLine] = []
  ) throws {
    for sink in sinks {
      if sink.format == .text, !plot.isEmpty { try sink.write(plot + [PlotLine("")]) }
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

  /// Reports a run that could not be compared.
  mutating func write(fault: String, head: String) throws {
    try write(CheckReport.Trace(path: head, [], NameTable(), fault: fault))
  }

  private mutating func write(_ trace: CheckReport.Trace) throws {
    try findings?.write(trace, FindingWriter.parts(of: trace, findingOptions, isGrouped: false))
  }

  /// Writes the formats that are written at the end.
  func finish() throws {
    for sink in sinks { try sink.close() }
    try findings?.finish()
  }
}

extension [String] {
  fileprivate var ended: String { map { $0 + "\n" }.joined() }
}
