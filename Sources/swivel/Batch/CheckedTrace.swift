import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

/// The result of `check` for one trace, ready to be written.
struct CheckedTrace: Sendable {
  let trace: CheckReport.Trace
  /// The output of each format that is written in parts.
  let parts: [String?]
  let hasLoss: Bool
  /// Whether nothing of the trace could be read.
  let isUnopened: Bool
  /// Whether the name stands for no trace at all.
  let isWithoutTrace: Bool
  /// How many findings are known, and not reported.
  let knownCount: Int
  /// Whether the trace has unredacted names.
  let isExposed: Bool
  let notes: [String]

  init(
    _ examined: Examination, _ mode: LogReader.Mode, _ formats: [FormatOption], isGrouped: Bool,
    known: Set<String>?
  ) {
    var trace = CheckReport.Trace(
      path: examined.path, mode: mode, examined.diagnoses, examined.names, lines: examined.lines,
      fault: examined.fault?.problem, missing: examined.verdict?.missing ?? [], known: known)
    let tried = isGrouped ? nil : examined.tried
    if let tried {
      trace.show(tried.diagnoses)
      trace.tryChange = { tried.lines(for: $0) }
    } else if let trial = ChangeTrial(examined, mode) {
      trace.tryChange = { trial.lines(of: trial.read()?.cure(for: $0)) }
    }
    self.trace = trace
    parts = FindingWriter.parts(of: trace, formats, isGrouped: isGrouped)
    hasLoss = examined.hasLoss
    isUnopened = examined.fault != nil && examined.summary?.eventCount ?? 0 == 0
    isWithoutTrace = examined.fault?.isWithoutTrace ?? false
    knownCount = trace.known.count
    let exposure = examined.exposure
    isExposed = exposure.map { !$0.isEmpty } ?? false
    notes =
      (examined.fault?.lines ?? examined.notes)
      + Self.notes(of: exposure, in: examined.path, examined.summary)
  }

  /// Without the names: the output may have more readers than the trace.
  private static func notes(
    of exposure: Exposure?, in path: String, _ summary: TraceSummary?
  ) -> [String] {
    guard let exposure, !exposure.isEmpty else { return [] }
    let file = ShellWord.file(path)
    // Only a log can be redacted.
    let (start, log) =
      if case .text = summary?.form {
        ("swivel record -o recorded.swivel < \(file) && ", "recorded.swivel")
      } else { ("", file) }
    return [
      "note: \(path): not redacted, \(exposure.text)",
      "  help: to remove the names, run: \(start)swivel redact \(log) -o redacted.swivel",
    ]
  }
}

/// The totals of `check` over all traces.
struct CheckTally {
  private(set) var traceCount = 0
  // Names that stand for no trace.
  private var emptyCount = 0
  private(set) var unreadCount = 0
  // Traces of which nothing was read.
  private var unopenedCount = 0
  private var findingCount = 0
  private var knownCount = 0
  private var consequenceCount = 0
  private var unjudgedCount = 0
  private var hasLoss = false
  private var isExposed = false
  private var worst: Finding.Severity?

  mutating func count(_ checked: CheckedTrace) {
    guard !checked.isWithoutTrace else { return emptyCount += 1 }
    traceCount += 1
    knownCount += checked.knownCount
    unreadCount += checked.trace.fault == nil ? 0 : 1
    unopenedCount += checked.isUnopened ? 1 : 0
    unjudgedCount += checked.trace.missing.isEmpty ? 0 : 1
    hasLoss = hasLoss || checked.hasLoss
    isExposed = isExposed || checked.isExposed
    for diagnosis in checked.trace.diagnoses {
      findingCount += 1 + diagnosis.consequences.count
      consequenceCount += diagnosis.consequences.count
      worst = max(worst ?? diagnosis.severity, diagnosis.severity)
    }
  }

  /// Whether all traces were read completely.
  var isWhole: Bool { unreadCount + emptyCount == 0 && !hasLoss }

  /// Whether anything was checked, so that the total is an answer and no error.
  var isAnswer: Bool { traceCount > 0 && unopenedCount < traceCount }

  var text: String {
    let (unopened, partial) = (unopenedCount, unreadCount - unopenedCount)
    guard traceCount > 0 else { return "nothing was checked: no traces were found" }
    if unopened == traceCount {
      return "nothing was checked: \(traceCount.counting("trace")) could not be read"
    }
    let note =
      (unopened == 0 ? "" : ", of which \(unopened) could not be read")
      + (partial == 0 ? "" : ", of which \(partial) could be read only in part")
      + (emptyCount == 0 ? "" : "; \(emptyCount.counting("name")) matched no trace")
    guard unjudgedCount > 0 else {
      return "\(findings)\(knownCount == 0 ? "" : ",") in \(traceCount.counting("trace"))\(note)"
    }
    let verb = unjudgedCount == 1 ? "is" : "are"
    return
      "\(findings); \(unjudgedCount) of \(traceCount.counting("trace")) \(verb) inconclusive\(note)"
  }

  private var findings: String {
    guard knownCount > 0 else { return findingCount.countingFindings(consequenceCount) }
    let new = findingCount.countingFindings(consequenceCount, as: "new finding")
    return "\(new), \(knownCount) known"
  }

  /// The outcome of the program, given what counts as a negative answer.
  func ending(failOn failure: FailOn?) -> Ending {
    // Without any completely read trace there is no answer, whatever was found before the faults.
    if unreadCount == traceCount { return .impossible }
    if isExposed { return .negative }
    if let worst, let least = failure?.severity, worst >= least { return .negative }
    if failure?.includesUnjudged == true, unjudgedCount > 0 { return .negative }
    return unreadCount > 0 || emptyCount > 0 || hasLoss ? .lossy : .done
  }

  /// Whether nothing was named, such as by an empty list.
  var isEmpty: Bool { traceCount + emptyCount == 0 }
}
