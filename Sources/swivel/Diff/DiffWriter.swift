import SwivelDiff
import SwivelFindings
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
  // What goes to a file is written at the end, so that no file is left half.
  private var parts: [String]
  private var findings: FindingWriter?

  init(_ options: [FormatOption]) {
    self.options = options.filter { Self.isAnswer($0.format) }
    parts = self.options.map { _ in "" }
    let others = options.filter { !Self.isAnswer($0.format) }
    findings = others.isEmpty ? nil : FindingWriter(others)
  }

  private static func isAnswer(_ format: CheckFormat) -> Bool {
    format == .text || format == .json || format == .markdown
  }

  /// Writes the answer for two runs.
  mutating func write(_ comparison: Comparison, base: String, head: String) throws {
    for (index, option) in options.enumerated() {
      let text: String
      switch option.format {
      case .json:
        text = try JSONLine.encode(DiffRecord(comparison, base: base, head: head)) + "\n"
      case .markdown: text = DiffMarkdown(comparison, base: base, head: head).lines.ended
      default: text = DiffText(comparison, base: base, head: head).lines.ended
      }
      if option.path == nil {
        Output.standard.write { $0.append(contentsOf: text.utf8) }
      } else {
        parts[index] += text
      }
    }
    let new = Diagnosis.of(comparison.newFindings)
    try findings?.write(CheckReport.Trace(path: head, new, comparison.names.head, fault: nil))
  }

  /// Tells of a run that could not be compared.
  mutating func write(fault: String, head: String) throws {
    try findings?.write(CheckReport.Trace(path: head, [], NameTable(), fault: fault))
  }

  /// Writes what could not be written before.
  func finish() throws {
    for (index, option) in options.enumerated() {
      if let path = option.path { try FindingWriter.save(parts[index], path) }
    }
    try findings?.finish()
  }
}

extension [String] {
  fileprivate var ended: String { map { $0 + "\n" }.joined() }
}
