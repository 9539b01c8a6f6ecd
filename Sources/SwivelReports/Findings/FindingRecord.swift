package import SwivelFindings
package import SwivelModel
import SwivelRules

/// A finding for programs.
package struct FindingRecord: Encodable {
  let schema = "swivel.finding/1"
  let trace: String
  let id: String
  let severity: String
  let summary: String
  let seq: UInt64
  let t: UInt64
  let window: UInt8
  let page: String
  let orientation: [String]
  let allowed: [String]
  let evidence: [UInt64]
  let rules: [String]
  let advice: String
  let fingerprint: String

  /// Makes the record of a finding in a trace.
  package init(_ finding: Finding, trace: String, _ table: NameTable) {
    let detector = Detector.named(finding.id)
    self.trace = trace
    (id, severity) = (finding.id.rawValue, finding.severity.rawValue)
    (summary, advice) = (detector?.summary ?? "", detector?.advice ?? "")
    (seq, t, window) = (finding.sequence, finding.instant.rawValue, finding.window.rawValue)
    page = finding.pageName(table)
    (orientation, allowed) = (finding.orientation.words, finding.allowed.words)
    (evidence, rules) = (finding.evidence, finding.rules.map(\.description))
    fingerprint = finding.fingerprint(table)
  }
}
