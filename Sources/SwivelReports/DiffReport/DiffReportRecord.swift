package import SwivelQueries

/// Everything that the page about two runs shows, as one JSON document.
///
/// The documents of both runs are in it as `swivel report --json` prints them; the rest says which
/// moment of one belongs to which of the other, and what the difference is.
package struct DiffReportRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.report-diff/1", "Contents of the HTML report about two runs",
    [
      .has("generator", \.generator), .has("command", \.command),
      .has("headline", \.comparison.headline), .has("same", \.comparison.isSame),
      .has("summary", \.comparison.summary), .has("span", as: .microseconds, \.span),
      .has("base", \.base), .has("head", \.head), .has("strings", \.strings),
      .has("pairs", \.pairs.records),
      // The places of pairs that differ, or at which a consequence begins.
      .has("differing", \.pairs.differing),
      .has("focus", \.focus), .has("steps", \.pairs.steps), .has("omitted", \.pairs.omitted),
      .mayHave("first", \.first),
      .has("consequences", \.consequences),
      .has("consequenceCount", \.comparison.consequences.totalCount), .has("changes", \.changes),
      .has("changeCount", \.comparison.changes.totalCount), .has("findings", \.findings),
      .has("timing", \.timing), .has("timingCount", \.comparison.delays.totalCount),
    ])

  /// The program that made the document, and the command.
  package let generator: String
  package let command: String
  package let comparison: Comparison
  package let pairs: DiffReportPairs
  package let first: DiffDivergenceRecord?
  package let consequences: [DiffConsequenceRecord]
  package let changes: [DiffReportChange]
  package let findings: ChangedFindings<ReportFinding>

  package var base: ReportRecord { pairs.base.report }
  package var head: ReportRecord { pairs.head.report }
  /// The length of the time line of both runs.
  package var span: UInt64 { max(base.trace.span, head.trace.span) }
  /// The pair that is shown first.
  package var focus: Int { consequences.first?.pair ?? pairs.firstDifference ?? 0 }
  /// Texts of pairs, each once.
  package var strings: [String] { pairs.strings.values }
  package var timing: [DiffTimingRecord] { comparison.delays.map(DiffTimingRecord.init) }
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
