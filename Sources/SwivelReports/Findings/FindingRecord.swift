package import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelText

/// The JSON record of a finding.
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
  let pageHandle: UInt16?
  let asked: String?
  let askedHandle: UInt16?
  /// The event at which UIKit decided what the finding is about.
  let decided: UInt64?
  let orientation: [String]
  /// The orientations that the page, or all parties combined, allow; at most one of the three keys
  /// is present.
  let allowed: [String]?
  /// The expected orientations of the interface.
  let expected: [String]?
  /// The orientations that it had temporarily.
  let passed: [String]?
  /// How many times it appeared.
  let occurrences: Int
  let evidence: [UInt64]
  let rules: [String]
  /// The basis of the finding.
  let basis: BasisRecord
  let advice: String
  /// The code to write.
  let code: FindingCode?
  /// Where the app's source declares the faulty value.
  struct Source: Encodable, Sendable {
    let file: String
    let line: UInt32
  }

  let fingerprint: String
  let root: String?
  /// The location; reported to services only if they can resolve the file.
  var source: Source?
  /// The line of the finding in a text, or of a log in the output of `swivel cat`.
  let traceLine: UInt64
  /// The mask as a clause, for text.
  let maskClause: String
  /// The basis, as text.
  let basisText: String
  /// The basis, in short form.
  let basisNote: String

  private enum CodingKeys: String, CodingKey {
    case schema, trace, id, severity, summary, seq, t, window, page, asked, orientation, allowed
    case pageHandle, askedHandle, decided, occurrences
    case expected, passed, evidence, rules, basis, advice, code, fingerprint, root, source
  }

  /// Makes the records of a diagnosis in a trace, the root first.
  package static func all(
    of diagnosis: Diagnosis, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines()
  ) -> [Self] {
    let root = diagnosis.root.fingerprint(table)
    return [Self(diagnosis.root, trace: trace, table, lines)]
      + diagnosis.consequences.map { Self($0, trace: trace, table, lines, root: root) }
  }

  /// Makes the record of a finding, with its root.
  package init(
    _ finding: Finding, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines(),
    root: String? = nil
  ) {
    let detector = Detector.named(finding.id)
    self.trace = trace
    (id, severity) = (finding.id.rawValue, finding.severity)
    summary = detector?.summary ?? ""
    advice = detector?.advice(for: finding)?.text ?? ""
    code = detector.map { _ in FindingCode(finding: finding, table: table) }
    (seq, t, window) = (finding.sequence, finding.instant.rawValue, finding.window.rawValue)
    traceLine = lines[seq]
    (page, asked) = (finding.pageName(table), finding.decider?.text(table))
    (pageHandle, askedHandle) = (finding.page?.id.rawValue, finding.decider?.id.rawValue)
    (decided, occurrences) = (finding.decided, finding.occurrenceCount)
    orientation = finding.orientation.words
    (allowed, expected) = (finding.mask(as: .allowed), finding.mask(as: .expected))
    (passed, maskClause) = (finding.mask(as: .passed), finding.maskClause)
    (evidence, rules) = (finding.evidence, finding.rules.map(\.description))
    let words = BasisText(finding)
    basis = BasisRecord(finding)
    (basisText, basisNote) = (words.text, words.note)
    (fingerprint, self.root) = (finding.fingerprint(table), root)
    source = finding.source(table).map(Source.init)
  }
}

/// The JSON record of a finding's basis.
struct BasisRecord: Encodable, Sendable {
  /// What the model predicted where the observation differs.
  struct Prediction: Encodable, Sendable {
    let orientation: [String]
    let rule: String?
    let confidence: String?
    let exception: String?
  }

  /// How it is known.
  let kind: Basis.Word
  /// The event that recorded it, at this finding or earlier.
  let event: UInt64?
  /// The deciding rule, if there was no observation.
  let rule: String?
  /// The rule's confidence.
  let confidence: String?
  let instead: Prediction?

  /// Makes the record of a finding's basis.
  init(_ finding: Finding) {
    let basis = finding.basis
    var (event, rule): (UInt64?, RuleID?) = (nil, nil)
    switch basis {
    case .observed(let number, _), .unchanged(let number, _): event = number
    case .predicted(let decider): rule = decider
    }
    (kind, self.event) = (finding.word, event)
    (self.rule, confidence) = (rule?.description, rule?.rule.confidence.rawValue)
    instead = basis.instead.map(Prediction.init)
  }
}

extension BasisRecord.Prediction {
  fileprivate init(_ prediction: Prediction) {
    orientation = prediction.orientation.words
    rule = prediction.rule?.description
    confidence = prediction.rule?.rule.confidence.rawValue
    exception = prediction.exception?.word
  }
}
