/// Everything that the page about two runs shows, as one JSON document.
///
/// The documents of both runs are in it as `swivel report --json` prints them; the rest says which
/// moment of one belongs to which of the other, and what the difference is.
package struct DiffReportRecord: FieldRecord, Sendable {
  static let record = RecordFields<Self>(
    "swivel.report-diff/1", "Contents of the HTML report about two runs",
    [
      .has("generator", \.generator), .has("command", \.command),
      .has("headline", \.headline), .has("same", \.same), .has("summary", \.summary),
      .has("span", as: .microseconds, \.span), .has("base", \.base), .has("head", \.head),
      .has("strings", \.strings), .has("pairs", \.pairs), .has("differing", \.differing),
      .has("focus", \.focus), .has("steps", \.steps), .has("omitted", \.omitted),
      .mayHave("first", \.first), .has("consequences", \.consequences),
      .has("consequenceCount", \.consequenceCount), .has("changes", \.changes),
      .has("changeCount", \.changeCount), .has("findings", \.findings),
      .has("timing", \.timing), .has("timingCount", \.timingCount),
    ])

  /// The program that made the document, and the command.
  package let generator: String
  package let command: String
  /// What differs first for the interface, as a sentence.
  package let headline: String
  package let same: Bool
  /// What is compared, for readers; programs know it.
  package let scope: String?
  /// What differs, counted.
  package let summary: String
  /// The length of the time line of both runs.
  package let span: UInt64
  package let base: ReportRecord
  package let head: ReportRecord
  /// Texts of pairs, each once.
  package let strings: [String]
  /// Each event beside its counterpart.
  package let pairs: [DiffPairRecord]
  /// The places of pairs that differ, or at which a consequence begins.
  package let differing: [Int]
  /// The pair that is shown first.
  package let focus: Int
  /// The pairs that are worth a row: something came of them, or they differ.
  package let steps: [Int]
  /// The pairs that are left out because there are too many.
  package let omitted: Int
  package let first: DiffDivergenceRecord?
  package let consequences: [DiffConsequenceRecord]
  package let consequenceCount: Int
  package let changes: [DiffReportChange]
  package let changeCount: Int
  package let findings: ChangedFindings<ReportFinding>
  package let timing: [DiffTimingRecord]
  package let timingCount: Int
}

/// An event in both runs: numbers and times of the base and of the head or `null`, the numbers of
/// their texts or `null`, the moments of both runs that hold then or `null`, and how they compare
/// (same 0, the event differs 1, the same event with another outcome 2).
package struct DiffPairRecord: FieldRow, Sendable {
  static let fields: [Field<Self>] = [
    .element { $0.base?.seq }, .element(as: .either([.instant, .null])) { $0.base?.t },
    .element { $0.head?.seq }, .element(as: .either([.instant, .null])) { $0.head?.t },
    .element { $0.base?.text }, .element { $0.head?.text }, .element(\.baseMoment),
    .element(\.headMoment), .element { $0.kind.rawValue },
  ]

  /// How two events compare.
  package enum Kind: Int, Sendable {
    case same, differs, otherOutcome
  }

  /// The event in one run.
  package struct Side: Sendable {
    package let seq: UInt64
    package let t: UInt64
    package let text: Int?
  }

  package let base: Side?
  package let head: Side?
  package let baseMoment: Int?
  package let headMoment: Int?
  package let kind: Kind
}
