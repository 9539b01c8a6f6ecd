import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

/// The result of `check` for one trace, ready to be written.
struct CheckedTrace: Sendable {
  let trace: CheckReport.Trace
  /// The output of each format that is written in parts.
  let parts: Result<[String?], any Error>
  let hasLoss: Bool
  /// Whether nothing of the trace could be read.
  let isUnopened: Bool
  /// Whether the trace has unredacted names.
  let isExposed: Bool
  /// The messages for the standard error.
  let notes: [String]

  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    _ formats: [FormatOption], known: Set<String>?, required redaction: Redaction
  ) {
    let examined = Examination(input, mode, judgement, auditing: redaction)
    let trace = CheckReport.Trace(
      path: examined.path, mode: mode, examined.diagnoses, examined.names, lines: examined.lines,
      fault: examined.fault?.problem, missing: examined.verdict?.missing ?? [], known: known)
    self.trace = trace
    parts = Result { try FindingWriter.parts(of: trace, formats) }
    hasLoss = examined.hasLoss
    isUnopened = examined.fault != nil && examined.summary?.eventCount ?? 0 == 0
    let exposure = examined.exposure
    isExposed = exposure.map { !$0.isEmpty } ?? false
    notes =
      (examined.fault?.lines ?? examined.notes)
      + Self.notes(of: exposure, in: examined.path)
  }

  /// Without the names: the output may have more readers than the trace.
  private static func notes(of exposure: Exposure?, in path: String) -> [String] {
    guard let exposure, !exposure.isEmpty else { return [] }
    return [
      "note: \(path): not redacted, \(exposure.text)",
      "  help: swivel redact \(ShellWord.file(path)) -o redacted.swivel",
    ]
  }
}
