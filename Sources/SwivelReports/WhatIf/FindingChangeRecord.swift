import SwivelFindings
package import SwivelModel
package import SwivelWhatIf

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
