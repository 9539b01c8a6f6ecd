package import SwivelQueries
import SwivelFindings
import SwivelModel

/// The JSON record of a diff.
package struct DiffRecord: Encodable {
  let schema = "swivel.diff/1"
  let base: String
  let head: String
  let same: Bool
  let summary: String
  let events: Sides<Int>
  let edits: Int
  let replayed: Bool
  var devices: Sides<[String]>?
  var cause: CauseRecord?
  let changes: [DiffChangeRecord]
  let changeCount: Int
  let divergences: Int
  let consequences: [ConsequenceRecord]
  let consequenceCount: Int
  let findings: Findings
  let timing: [DelayRecord]
  let timingCount: Int

  /// A value in each run.
  struct Sides<Value: Encodable>: Encodable {
    let base: Value
    let head: Value
  }

  /// Findings by their change.
  struct Findings: Encodable {
    let new: [FindingRecord]
    let fixed: [FindingRecord]
    let unchanged: [FindingRecord]
  }

  /// Makes the record of a comparison of two traces.
  package init(_ comparison: Comparison, base: String, head: String) {
    (self.base, self.head) = (base, head)
    (same, summary) = (comparison.isSame, comparison.summary)
    events = Sides(base: comparison.eventCounts.base, head: comparison.eventCounts.head)
    (edits, replayed) = (comparison.editCount, comparison.isReplayed)
    divergences = comparison.divergenceCount
    if comparison.devices.base != comparison.devices.head {
      devices = Sides(base: comparison.devices.base, head: comparison.devices.head)
    }
    cause = comparison.cause.map(CauseRecord.init)
    changes = comparison.changes.map(DiffChangeRecord.init)
    consequences = comparison.consequences.map(ConsequenceRecord.init)
    changeCount = comparison.changes.totalCount
    consequenceCount = comparison.consequences.totalCount
    let (was, now) = comparison.names
    findings = Findings(
      new: FindingRecord.all(comparison.newFindings, trace: head, now),
      fixed: FindingRecord.all(comparison.fixedFindings, trace: base, was),
      unchanged: FindingRecord.all(comparison.unchangedFindings, trace: head, now))
    timing = comparison.delays.map(DelayRecord.init)
    timingCount = comparison.delays.totalCount
  }
}

extension FindingRecord {
  /// Findings, each with its root if that is among them.
  fileprivate static func all(_ findings: [Finding], trace: String, _ table: NameTable) -> [Self] {
    Diagnosis.of(findings).flatMap { all(of: $0, trace: trace, table) }
  }
}
