package import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelText

/// A finding in a trace, as JSON prints it; other formats take it up.
package struct FindingRecord: FieldRecord {
  /// Where the app's source declares the faulty value.
  struct Source: FieldList {
    let file: String
    let line: UInt32

    static let fields: Fields<Self> = [
      .has("file") { $0.file },
      .has("line") { $0.line },
    ]
  }

  static let record = RecordFields<Self>(
    "swivel.finding/1", "A finding: an unwanted or missing rotation, or a consequence of one",
    [
      .has("trace") { $0.trace },
      .has("id") { $0.id },
      .has("severity") { $0.severity },
      .has("summary") { $0.summary },
      // Where it appears.
      .has("seq") { $0.seq },
      .has("t", as: .instant) { $0.t },
      .has("window") { $0.window },
      .has("page") { $0.page },
      .mayHave("pageHandle") { $0.finding.page?.id.rawValue },
      .mayHave("asked") { $0.asked },
      .mayHave("askedHandle") { $0.finding.decider?.id.rawValue },
      // The event at which UIKit decided what it is about.
      .mayHave("decided") { $0.decided },
      .has("orientation", as: .orientations) { $0.orientation },
      // What the page, or all parties combined, allow; at most one of the three is present.
      .mayHave("allowed", as: .orientations) { $0.allowed },
      // Those in which the interface should be.
      .mayHave("expected", as: .orientations) { $0.expected },
      // Those that it had temporarily.
      .mayHave("passed", as: .orientations) { $0.passed },
      .has("occurrences") { $0.occurrences },
      .has("evidence") { $0.finding.evidence },
      .has("rules") { $0.rules },
      .has("basis") { $0.basis },
      .has("advice") { $0.advice },
      .mayHave("code") { $0.detector == nil ? nil : $0.code },
      // Where the app's source declares the faulty value.
      .mayHave("source") { $0.source },
      .has("fingerprint") { $0.fingerprint },
      // The fingerprint of the finding that it follows from.
      .mayHave("root") { $0.root },
    ])

  let finding: Finding
  let trace: String
  private let table: NameTable
  let fingerprint: String
  let root: String?
  /// The location; reported to services only if they can resolve the file.
  var source: Source?
  /// The line of the finding in a text, or of a log in the output of `swivel cat`.
  let traceLine: UInt64

  /// Makes the records of a diagnosis in a trace, the root first.
  package static func all(
    of diagnosis: Diagnosis, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines()
  ) -> [Self] {
    let root = Self(diagnosis.root, trace: trace, table, lines)
    return [root]
      + diagnosis.consequences.map {
        Self($0, trace: trace, table, lines, root: root.fingerprint)
      }
  }

  package init(
    _ finding: Finding, trace: String, _ table: NameTable, _ lines: TraceLines = TraceLines(),
    root: String? = nil
  ) {
    (self.finding, self.trace, self.table, self.root) = (finding, trace, table, root)
    fingerprint = finding.fingerprint(table)
    source = finding.source(table).map(Source.init)
    traceLine = lines[finding.sequence]
  }
}

// MARK: - Values

// What several formats print of a finding.
extension FindingRecord {
  private var detector: Detector? { Detector.named(finding.id) }

  var id: String { finding.id.rawValue }
  var severity: Finding.Severity { finding.severity }
  var summary: String { detector?.summary ?? "" }
  var seq: UInt64 { finding.sequence }
  var t: UInt64 { finding.instant.rawValue }
  var window: UInt8 { finding.window.rawValue }
  var page: String { finding.pageName(table) }
  var asked: String? { finding.decider?.text(table) }
  var orientation: [String] { finding.orientation.words }
  var decided: UInt64? { finding.decided }
  var allowed: [String]? { finding.mask(as: .allowed) }
  var expected: [String]? { finding.mask(as: .expected) }
  var passed: [String]? { finding.mask(as: .passed) }
  var occurrences: Int { finding.occurrenceCount }
  var rules: [String] { finding.rules.map(\.description) }
  var basis: BasisRecord { BasisRecord(finding) }
  var advice: String { detector?.advice(for: finding)?.text ?? "" }
  var code: [CodeBlock] { finding.code(table) }
}
