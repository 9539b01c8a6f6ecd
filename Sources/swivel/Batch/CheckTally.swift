import SwivelFindings
import SwivelReports

/// The totals of `check` over all traces.
struct CheckTally {
  private(set) var traceCount = 0
  private(set) var unreadCount = 0
  // Traces of which nothing was read.
  private var unopenedCount = 0
  private var findingCount = 0
  private var consequenceCount = 0
  private var unjudgedCount = 0
  private var hasLoss = false
  private var isExposed = false
  private var worst: Finding.Severity?

  mutating func count(_ checked: CheckedTrace) {
    traceCount += 1
    unreadCount += checked.trace.fault == nil ? 0 : 1
    unopenedCount += checked.isUnopened ? 1 : 0
    unjudgedCount += checked.trace.missing.isEmpty ? 0 : 1
    hasLoss = hasLoss || checked.hasLoss
    isExposed = isExposed || checked.isExposed
    for diagnosis in checked.trace.diagnoses {
      findingCount += 1
      consequenceCount += diagnosis.consequences.count
      worst = max(worst ?? diagnosis.severity, diagnosis.severity)
    }
  }

  /// Whether all traces were read completely.
  var isWhole: Bool { unreadCount == 0 && !hasLoss }

  /// The totals in one line.
  var text: String {
    let more = consequenceCount == 0 ? "" : " with \(consequenceCount.counting("consequence"))"
    let (unopened, partial) = (unopenedCount, unreadCount - unopenedCount)
    let note =
      (unopened == 0 ? "" : ", \(unopened) could not be read")
      + (partial == 0 ? "" : ", \(partial) could not be read to the end")
    let findings = "\(findingCount.counting("finding"))\(more)"
    let traces = traceCount.counting("trace")
    guard unjudgedCount > 0 else { return "\(findings) in \(traces)\(note)" }
    return "\(findings); \(unjudgedCount) of \(traces) could not be judged\(note)"
  }

  /// The outcome of the program, given what counts as a negative answer.
  func ending(failOn failure: FailOn?) -> Ending {
    // Without any completely read trace there is no answer, whatever was found before the faults.
    if unreadCount == traceCount { return .impossible }
    if isExposed { return .negative }
    if let worst, let least = failure?.severity, worst >= least { return .negative }
    if failure?.includesUnjudged == true, unjudgedCount > 0 { return .negative }
    return unreadCount > 0 || hasLoss ? .lossy : .done
  }
}
