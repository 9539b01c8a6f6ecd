import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

/// What `check` found in one trace, ready to be written.
struct CheckedTrace: Sendable {
  let trace: CheckReport.Trace
  /// What each format tells of it at once.
  let parts: Result<[String?], any Error>
  let hasLoss: Bool
  /// Whether nothing of it could be read.
  let isUnopened: Bool
  /// How many names are in clear that should not be.
  let clearCount: Int
  /// What is said of it on the standard error.
  let notes: [String]

  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    _ formats: [FormatOption], known: Set<String>?, required redaction: Redaction
  ) {
    let examined = Examination(input, mode, judgement)
    let trace = CheckReport.Trace(
      path: examined.path, mode: mode, examined.diagnoses, examined.names, lines: examined.lines,
      fault: examined.fault?.problem, missing: examined.verdict?.missing ?? [], known: known)
    self.trace = trace
    parts = Result { try FindingWriter.parts(of: trace, formats) }
    hasLoss = examined.hasLoss
    isUnopened = examined.fault != nil && examined.summary?.eventCount ?? 0 == 0
    clearCount =
      redaction.clearCount(in: examined.names) + redaction.clearCount(in: examined.header)
    let clearNotes = Self.notes(ofClear: clearCount, in: examined.path)
    notes = (examined.fault?.lines ?? examined.notes) + clearNotes
  }

  /// Without the names: what is printed may be read by more people than the trace.
  private static func notes(ofClear count: Int, in path: String) -> [String] {
    guard count > 0 else { return [] }
    return [
      "note: \(path): not redacted, \(count.counting("name")) in clear",
      "  help: swivel redact \(ShellWord.file(path)) -o redacted.swivel",
    ]
  }
}
