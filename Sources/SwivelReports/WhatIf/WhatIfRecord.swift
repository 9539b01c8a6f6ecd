import SwivelFindings
package import SwivelModel
import SwivelReplay
import SwivelRules
package import SwivelWhatIf

/// What came of some changes, for programs.
package struct WhatIfRecord: Encodable {
  struct ChangeRecord: Encodable {
    let change: String
    let was: String?
    let seq: UInt64?
  }

  let schema = "swivel.whatif/1"
  let trace: String
  let changes: [ChangeRecord]
  let observationsLeftOut: Int
  let answersLeftOut: Int
  let requestsLeftOut: Int
  let fixed: Int
  let kept: Int
  let new: Int
  let open: Int
  /// The rules on which a difference rests, and of which nobody is sure.
  let disputed: [String]

  /// Makes the record of a comparison that came to its end.
  package init(_ trace: String, _ survey: Survey, _ changes: [Change], _ comparison: ComparedRun) {
    self.trace = trace
    self.changes = changes.indices.map { index in
      let text = ChangeText(changes[index], former: survey.former(of: index))
      return ChangeRecord(change: text.what, was: text.was, seq: text.formerSequence)
    }
    let (leftOut, findings) = (comparison.counterfactual.leftOut, comparison.findings)
    (observationsLeftOut, answersLeftOut) = (leftOut.observations, leftOut.answers)
    requestsLeftOut = leftOut.requests
    (fixed, kept, new) = (findings.fixed.count, findings.kept.count, findings.new.count)
    open = findings.open.count
    disputed = comparison.disputed.uses.map(\.rule.description)
  }
}

/// An event of two timelines, for programs.
package struct ComparedRecord: Encodable {
  let schema = "swivel.whatif.moment/1"
  let seq: UInt64
  let t: UInt64
  let event: String
  let differs: Bool
  let before: [TimelineRecord]
  let after: [TimelineRecord]

  /// Makes the record of an event; `nil` if there is nothing to tell of it.
  package init?(_ step: ComparedRun.Step, _ table: NameTable) {
    let rows = ComparedRow.rows(of: step)
    guard !rows.isEmpty else { return nil }
    (seq, t) = (step.event.sequence, step.event.instant.rawValue)
    (event, differs) = (step.fate.rawValue, rows.contains(where: \.differs))
    before =
      step.before.map { TimelineRecord.records(of: $0, step.original.situation, table) } ?? []
    after = step.after.map { TimelineRecord.records(of: $0, step.changed.situation, table) } ?? []
  }
}

/// A finding and what became of it, for programs.
package struct FindingChangeRecord: Encodable {
  let schema = "swivel.whatif.finding/1"
  let change: FindingChange
  let finding: FindingRecord

  /// The records of all findings: what is fixed, what stays, what is new, what nobody can tell.
  package static func records(
    _ findings: FindingComparison, trace: String, _ table: NameTable
  ) -> [Self] {
    let parts: [(FindingChange, [Finding])] = [
      (.fixed, findings.fixed), (.kept, findings.kept), (.new, findings.new),
      (.open, findings.open),
    ]
    return parts.flatMap { change, findings in
      findings.map { Self(change: change, finding: FindingRecord($0, trace: trace, table)) }
    }
  }
}
