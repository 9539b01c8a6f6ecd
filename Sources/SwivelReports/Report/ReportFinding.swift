package import SwivelFindings
import SwivelModel
import SwivelReplay

/// A finding of a report; further ones of the same kind are listed with the first.
package struct ReportFinding: FieldList, Sendable {
  /// A further finding of the same kind.
  package struct Other: FieldList, Sendable {
    static let fields: Fields<Self> = [
      .has("seq", \.seq), .has("t", as: .instant, \.t), .mayHave("page", \.page),
      .has("shown", \.shown), .mayHave("allowed", \.allowed),
    ]

    package let seq: UInt64
    package let t: UInt64
    package let page: String?
    package let shown: UInt8
    package let allowed: UInt8?
  }

  static let fields: Fields<Self> = [
    .has("id", \.id), .has("severity", \.severity), .has("summary", \.summary),
    .has("seq", \.seq), .has("t", as: .instant, \.t), .mayHave("decided", \.decided),
    .mayHave("from", as: .instant, \.from), .mayHave("to", as: .instant, \.to),
    .has("window", \.window), .mayHave("page", \.page), .has("shown", \.shown),
    .mayHave("allowed", \.allowed), .has("basis", \.basis), .has("rules", \.rules),
    .has("help", \.help), .mayHave("code", \.code), .has("evidence", \.evidence),
    .has("others", \.others), .has("count", \.count), .mayHave("cause", \.cause),
    .has("fingerprint", \.fingerprint), .mayHave("source", \.source),
    .has("command", \.command), .has("tries", \.tries),
  ]

  package let id: String
  package let severity: Finding.Severity
  package let summary: String
  package let seq: UInt64
  package let t: UInt64
  /// The event of the ruling that decided it.
  package internal(set) var decided: UInt64?
  /// From when to when the window showed what is unwanted, at first.
  package internal(set) var from: UInt64?
  package internal(set) var to: UInt64?
  /// When it did, each time.
  var unwanted: [ReportStretch] = []
  package let window: UInt8
  package let page: String?
  package let shown: UInt8
  /// What the page allows; `nil` where the finding is not about that.
  package let allowed: UInt8?
  /// What it rests on, in words.
  package let basis: String
  package let rules: [String]
  package let help: String
  package let code: [CodeBlock]?
  package let evidence: [UInt64]
  package internal(set) var others: [Other] = []
  /// How many findings of its kind are shown as one; each may appear several times.
  package internal(set) var count = 1
  /// The number of the finding that it follows from.
  package internal(set) var cause: Int?
  package let fingerprint: String
  /// Where the app's source declares the cause.
  package let source: String?
  package internal(set) var command: String
  /// Commands that try a change.
  package internal(set) var tries: [String] = []

  init(_ finding: Finding, _ argument: String, _ table: NameTable) {
    let record = FindingRecord(finding, trace: "", table)
    (id, severity) = (record.id, record.severity)
    summary = record.summary.asSentence
    (seq, t, window) = (record.seq, record.t, record.window)
    page = finding.page == nil ? nil : record.page
    shown = finding.orientation.bits
    allowed = finding.maskRole == .allowed && !finding.isMaskOfAll ? finding.allowed.bits : nil
    (basis, rules, help) = (BasisText(finding).text, record.rules, record.advice)
    code = Detector.named(finding.id).map { _ in record.code }
    (evidence, decided, fingerprint) = (finding.evidence, record.decided, record.fingerprint)
    source = record.source.map { "\($0.file):\($0.line)" }
    command = ShellWord.why(argument, event: finding.moment)
    others = finding.repeats.map(again)
  }

  /// A later appearance, as an entry below it.
  private func again(_ occurrence: Finding.Occurrence) -> Other {
    Other(
      seq: occurrence.sequence, t: occurrence.instant.rawValue, page: page, shown: shown,
      allowed: allowed)
  }

  /// The same, as an entry below the first of its kind.
  package var other: Other { Other(seq: seq, t: t, page: page, shown: shown, allowed: allowed) }
}

/// A rule that a report cites.
package struct ReportRule: FieldList, Sendable {
  package struct Source: FieldList, Sendable {
    static let fields: Fields<Self> = [.has("text", \.text), .mayHave("url", \.url)]

    package let text: String
    package let url: String?
  }

  static let fields: Fields<Self> = [
    .has("id", \.id), .has("summary", \.summary), .has("versions", \.versions),
    .has("confidence", \.confidence), .has("sources", \.sources),
  ]

  package let id: String
  package let summary: String
  package let versions: String
  package let confidence: String
  package let sources: [Source]

  init(_ rule: Rule) {
    (id, summary) = (rule.id.description, rule.summary)
    (versions, confidence) = (rule.versions.description, rule.confidence.rawValue)
    sources = rule.sources.map { source in
      let isAddress = source.hasPrefix("https://") || source.hasPrefix("http://")
      // A note may follow an address.
      let address = source.prefix { $0 != " " }
      return Source(text: source, url: isAddress ? String(address) : nil)
    }
  }
}
