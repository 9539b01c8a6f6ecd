import SwivelModel
import SwivelReplay
package import SwivelQueries

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
