import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports

/// Writes how runs compare with others in all requested formats.
///
/// The formats for CI services contain a result for each run that is not as it should be, and the
/// new findings of each head.
struct DiffWriter {
  static let serviceForms = CheckFormat.allCases.filter { !isAnswer($0) && $0 != .html }
    .map(\.rawValue).joined(separator: ", ")

  private let sinks: [FormatSink]
  private let mode: LogReader.Mode
  // Whether each run is compared with its golden, so that texts begin with the name of the run.
  private let isList: Bool
  private let findingOptions: [FormatOption]
  private var findings: FindingWriter?
  /// Whether the standard output is text for people.
  var isTextForPeople: Bool { sinks.contains { $0.isTextForPeople } }

  /// Opens the outputs; files are renamed into place when complete.
  init(_ options: [FormatOption], mode: LogReader.Mode, isList: Bool) throws(Failure) {
    (self.mode, self.isList) = (mode, isList)
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
    _ comparison: Comparison, with reference: RunReference, head: String, plot: [StyledLine] = []
  ) throws {
    let outcome = RunOutcome.compared(comparison, with: reference, head: head, mode: mode)
    for sink in sinks {
      if sink.format == .text, isList { try sink.write(Self.line(outcome, head)) }
      if sink.format == .text, !plot.isEmpty { try sink.write(plot + [StyledLine("")]) }
      try sink.write(text(of: comparison, as: sink.format, base: reference.path, head: head))
    }
    let new = Diagnosis.of(comparison.newFindings)
    try write(
      CheckReport.Trace(
        path: head, mode: mode, new, comparison.names.head, lines: comparison.headLines, fault: nil,
        outcome: outcome))
  }

  private func text(
    of comparison: Comparison, as format: CheckFormat, base: String, head: String
  ) -> String {
    switch format {
    case .json: return DiffRecord(comparison, base: base, head: head).json + "\n"
    case .markdown: return DiffMarkdown(comparison, base: base, head: head, mode: mode).lines.ended
    default:
      let lines = DiffText(comparison, base: base, head: head, mode: mode).lines
      guard isList else { return lines.ended }
      // The line of the run says that it is the same.
      let isNews = comparison.isDifferent || !comparison.delays.isEmpty
      return isNews ? (lines + [""]).ended : ""
    }
  }

  /// Writes the outcome of a run that was not compared, with the reason if that is a failure.
  mutating func write(_ outcome: RunOutcome, of run: String, fault: String? = nil) throws {
    for sink in sinks where isList {
      switch sink.format {
      case .text: try sink.write(Self.line(outcome, run))
      case .markdown: try sink.write(DiffMarkdown.line(outcome, of: run) + "\n")
      case .json:
        try sink.write(Results.outcome.json((outcome, run, fault)) + "\n")
      default: break
      }
    }
    try write(CheckReport.Trace(path: run, [], NameTable(), fault: fault, outcome: outcome))
  }

  private static func line(_ outcome: RunOutcome, _ run: String) -> String {
    let help = outcome.help.map { "  help: \($0)\n" } ?? ""
    return Names.line("\(run): \(outcome.words)") + "\n" + help
  }

  private mutating func write(_ trace: CheckReport.Trace) throws {
    try findings?.write(trace, FindingWriter.parts(of: trace, findingOptions, isGrouped: false))
  }

  /// Writes the total of all runs, if they are a list, and the formats that are written at the end.
  func finish(total: String?) throws {
    for sink in sinks {
      if sink.format == .text, let total { try sink.write(total + "\n") }
      try sink.close()
    }
    try findings?.finish()
  }
}

extension [String] {
  fileprivate var ended: String { map { $0 + "\n" }.joined() }
}
