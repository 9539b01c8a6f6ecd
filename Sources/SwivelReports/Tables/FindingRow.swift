import SwivelFindings
import SwivelModel
import SwivelReplay

struct FindingRow: TableRow {
  let trace: SummarizedTrace
  let ordinal: Int
  let finding: FindingRecord

  static let table = Table<Self>(
    "findings", "A finding, a row of the table of findings", key: ["trace", "ordinal"],
    [
      .count("ordinal", "its place among the findings of the trace, from 0") { UInt64($0.ordinal) },
      .text("finding", "what was found, such as `back-navigation-rotated`", isOptional: false) {
        $0.finding.id
      },
      .text(
        "severity", of: Finding.Severity.allCases.map(\.rawValue), "its severity",
        isOptional: false
      ) { $0.finding.severity.rawValue },
      .text("fingerprint", "the same for the same finding in each run", isOptional: false) {
        $0.finding.fingerprint
      },
      .text("page", "the page, by its type's name, or `the window's content`", isOptional: false) {
        $0.finding.page
      },
      .count("window", "the number of the window") { UInt64($0.finding.window) },
      .count("event", "the number of the event at which it appears") { $0.finding.seq },
      .time("at_us", "when it appears; none if the trace has no times") { row in
        row.trace.time(Instant(rawValue: row.finding.t))
      },
      .number("decided_event", "the event at which UIKit decided what it is about") {
        $0.finding.decided
      },
      .text("caused_by", "the fingerprint of the finding that it is a consequence of") {
        $0.finding.root
      },
      .text(
        "basis", of: Basis.Word.ofWindows.map(\.rawValue), "its evidence", isOptional: false
      ) {
        $0.finding.basis.kind.rawValue
      },
      .text("rule", "the rule that implies it, if it was not observed") { $0.finding.basis.rule },
      .text("confidence", "the confidence of that rule") { $0.finding.basis.confidence },
      .words(
        "orientation", "the orientations that the interface may have had", isOptional: false
      ) { $0.finding.orientation },
      .words("allowed", "the orientations that are allowed; empty for none") {
        $0.finding.allowed
      },
      .text("asked", "the controller whose mask was used instead of the page's") {
        $0.finding.asked
      },
      .words("expected", "the orientations in which the interface should be") {
        $0.finding.expected
      },
      .words("passed", "the orientations in which it was briefly") { $0.finding.passed },
    ])
}
