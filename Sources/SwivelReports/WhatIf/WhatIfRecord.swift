import SwivelFindings
package import SwivelModel
package import SwivelQueries
import SwivelReplay

/// The JSON record of the effects of some changes.
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
  /// The number of fixed findings that depend on a disputed rule.
  let fixedByDisputedRules: Int
  /// The disputed rules on which a difference rests.
  let disputed: [String]

  /// Makes the record of a finished comparison.
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
    fixedByDisputedRules = findings.fixed.filter { comparison.doubt(on: $0) != nil }.count
    disputed = comparison.disputed.uses.map(\.rule.description)
  }
}

/// The JSON record of an event in two timelines.
package struct ComparedRecord: Encodable {
  let schema = "swivel.whatif.moment/1"
  let seq: UInt64
  let t: UInt64
  let event: String
  let differs: Bool
  let before: [TimelineRecord]
  let after: [TimelineRecord]

  /// Makes the record of an event; `nil` if there is nothing to report.
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

/// The effect of the changes on a finding.
package enum FindingChange: String, CaseIterable, Encodable, Sendable {
  /// It is not found anymore.
  case fixed
  /// It is still found.
  case kept
  /// It is found only with the changes.
  case new
  /// It rests on observations, whose outcome with the changes is unknown.
  case open

  /// The word in texts.
  var text: String {
    switch self {
    case .fixed, .new: rawValue
    case .kept: "remaining"
    case .open: "undetermined"
    }
  }
}

/// The JSON record of a finding and its change.
package struct FindingChangeRecord: Encodable {
  let schema = "swivel.whatif.finding/1"
  let change: FindingChange
  let finding: FindingRecord
  /// The disputed rule without which it might not be fixed.
  let disputed: String?

  /// The records of all findings: fixed, kept, new and undecided.
  package static func records(
    _ comparison: ComparedRun, trace: String, _ table: NameTable
  ) -> [Self] {
    let findings = comparison.findings
    let parts: [(FindingChange, [Finding])] = [
      (.fixed, findings.fixed), (.kept, findings.kept), (.new, findings.new),
      (.open, findings.open),
    ]
    return parts.flatMap { change, findings in
      findings.map { finding in
        let doubt = change == .fixed ? comparison.doubt(on: finding) : nil
        return Self(
          change: change, finding: FindingRecord(finding, trace: trace, table),
          disputed: doubt?.description)
      }
    }
  }
}
