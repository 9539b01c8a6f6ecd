import SwivelFindings
import SwivelModel
package import SwivelQueries
import SwivelText

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
  var incomplete: Sides<Bool>?
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
  package struct Sides<Value: Encodable>: Encodable {
    package let base: Value
    package let head: Value
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
    if comparison.isIncomplete {
      incomplete = Sides(base: comparison.incomplete.base, head: comparison.incomplete.head)
    }
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

extension DiffRecord.Sides: Sendable where Value: Sendable {}

/// The JSON record of the first divergence's cause.
struct CauseRecord: Encodable {
  enum Kind: String, CaseIterable, Encodable {
    case change, device, unknown
  }

  let kind: Kind
  var change: DiffChangeRecord?

  init(_ cause: Comparison.Cause) {
    switch cause {
    case .change(let change): (kind, self.change) = (.change, DiffChangeRecord(change))
    case .device: kind = .device
    case .unknown: kind = .unknown
    }
  }
}

/// The JSON record of a change.
struct DiffChangeRecord: Encodable {
  let kind: String
  let base: [DiffEventRecord]
  let head: [DiffEventRecord]
  let baseCount: Int
  let headCount: Int
  let visit: String?
  let outcome: Bool

  init(_ change: DiffChange) {
    kind = change.kind.rawValue
    (base, head) = (change.base.map(DiffEventRecord.init), change.head.map(DiffEventRecord.init))
    (baseCount, headCount) = (change.baseCount, change.headCount)
    visit = change.visitedPage?.filter { $0 != "\"" }
    outcome = change.isOutcome
  }
}

/// The JSON record of an event of a change.
struct DiffEventRecord: Encodable {
  let seq: UInt64
  let t: UInt64
  let kind: String
  let fields: [String: String]

  init(_ event: DiffEvent) {
    (seq, t, kind) = (event.sequence, event.instant.rawValue, event.form.kind)
    fields = Dictionary(event.form.fields.map { ($0.name, $0.plain) }) { first, _ in first }
  }
}

/// The JSON record of a consequence.
struct ConsequenceRecord: Encodable {
  let subject: String
  let base: String
  let head: String
  let seq: DiffRecord.Sides<UInt64>
  let lastSeq: DiffRecord.Sides<UInt64>
  let t: UInt64
  let step: DiffEventRecord?
  let steps: Int

  init(_ consequence: Consequence) {
    (subject, base, head) = consequence.values
    seq = DiffRecord.Sides(base: consequence.first.base, head: consequence.first.head)
    lastSeq = DiffRecord.Sides(base: consequence.last.base, head: consequence.last.head)
    (t, steps) = (consequence.first.instant.rawValue, consequence.stepCount)
    step = consequence.first.step.map(DiffEventRecord.init)
  }
}

/// The JSON record of a step whose duration differs.
struct DelayRecord: Encodable {
  let step: DiffEventRecord
  let base: UInt64
  let head: UInt64

  init(_ delay: Delay) {
    (step, base, head) = (DiffEventRecord(delay.step), delay.base, delay.head)
  }
}
