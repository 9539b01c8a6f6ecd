package import SwivelFindings
package import SwivelModel
package import SwivelText
import SwivelReplay

/// A finding for programs.
package struct FindingRecord: Encodable, Sendable {
  let schema = "swivel.finding/1"
  let trace: String
  let id: String
  let severity: Finding.Severity
  let summary: String
  let seq: UInt64
  let t: UInt64
  let window: UInt8
  let page: String
  let asked: String?
  let orientation: [String]
  /// What the page, or everybody together, allows; one of the three at most is there.
  let allowed: [String]?
  /// In what the interface should be.
  let expected: [String]?
  /// In what it was for a moment.
  let passed: [String]?
  let evidence: [UInt64]
  let rules: [String]
  /// What it rests on.
  let basis: BasisRecord
  let advice: String
  /// Where the app's source declares what is wrong.
  struct Source: Encodable, Sendable {
    let file: String
    let line: UInt32
  }

  let fingerprint: String
  let root: String?
  /// Where that is; services are told only of files that they can find.
  var source: Source?
  /// The line of the finding in what `swivel cat` prints.
  let traceLine: UInt64
  /// The mask as a clause, for people.
  let maskClause: String
  /// What it rests on, for people.
  let basisText: String
  /// The same in a few words.
  let basisNote: String

  private enum CodingKeys: String, CodingKey {
    case schema, trace, id, severity, summary, seq, t, window, page, asked, orientation, allowed
    case expected, passed, evidence, rules, basis, advice, fingerprint, root, source
  }

  /// Makes the records of a mistake in a trace and of what it led to, the mistake first.
  package static func all(
    of diagnosis: Diagnosis, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines()
  ) -> [Self] {
    let root = diagnosis.root.fingerprint(table)
    return [Self(diagnosis.root, trace: trace, table, lines)]
      + diagnosis.consequences.map { Self($0, trace: trace, table, lines, root: root) }
  }

  /// Makes the record of one finding, and of what it follows from.
  package init(
    _ finding: Finding, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines(),
    root: String? = nil
  ) {
    let detector = Detector.named(finding.id)
    self.trace = trace
    (id, severity) = (finding.id.rawValue, finding.severity)
    summary = detector?.summary ?? ""
    advice = detector?.advice(on: finding.system, because: finding.rules) ?? ""
    (seq, t, window) = (finding.sequence, finding.instant.rawValue, finding.window.rawValue)
    traceLine = lines[seq]
    (page, asked) = (finding.pageName(table), finding.decider?.text(table))
    orientation = finding.orientation.words
    (allowed, expected) = (finding.mask(as: .allowed), finding.mask(as: .expected))
    (passed, maskClause) = (finding.mask(as: .passed), finding.maskClause)
    (evidence, rules) = (finding.evidence, finding.rules.map(\.description))
    let words = BasisText(finding)
    basis = BasisRecord(finding.basis)
    (basisText, basisNote) = (words.text, words.note)
    (fingerprint, self.root) = (finding.fingerprint(table), root)
    source = finding.source(table).map(Source.init)
  }
}
