import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelQueries

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
