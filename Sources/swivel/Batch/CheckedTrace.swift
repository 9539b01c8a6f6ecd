import SwivelFindings
import SwivelLog
import SwivelReports

/// What `check` found in one trace, ready to be written.
struct CheckedTrace: Sendable {
  let trace: CheckReport.Trace
  /// What each format tells of it at once.
  let parts: Result<[String?], any Error>
  let hasLoss: Bool
  /// What is said of it on the standard error.
  let notes: [String]

  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    _ formats: [FormatOption], known: Set<String>?
  ) {
    let examined = Examination(input, mode, judgement)
    let trace = CheckReport.Trace(
      path: examined.path, examined.diagnoses, examined.names, fault: examined.fault?.problem,
      known: known)
    self.trace = trace
    parts = Result { try FindingWriter.parts(of: trace, formats) }
    hasLoss = examined.hasLoss
    notes = examined.fault.map { [$0.text] } ?? examined.notes
  }
}
