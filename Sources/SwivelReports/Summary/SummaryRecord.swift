package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelTrace
import SwivelReplay

/// A row about one trace, for tables of many.
package struct SummaryRecord: SchemaRecord {
  /// How much of a trace was read.
  package enum Status: String, CaseIterable, Encodable, Sendable {
    /// All of it.
    case ok
    /// A part of it.
    case partial
    /// Nothing.
    case error
  }

  static let schema = "swivel.summary/1"

  static let fields: [Field<Self>] = [
    .has("trace", .string) { $0.trace },
    .has("status", .word(of: Status.self)) { $0.status },
    .mayHave("error", .string) { $0.fault },
    .mayHave("app", .string) { $0.header[.app] },
    .mayHave("system", .string) { $0.session.system.isKnown ? $0.session.system.description : nil },
    .mayHave("linkedSDK", .string) { $0.session.declaredSDK?.description },
    .has("device", .strings) { $0.session.device.words },
    .mayHave("model", .string) { $0.model },
    .has("header", .map(.string)) { $0.header.lines },
    .has("events", .integer) { $0.summary?.eventCount ?? 0 },
    .has("lost", .integer) { $0.summary?.lostCount ?? 0 },
    .has("missing", .integer) { $0.summary?.missingCount ?? 0 },
    .mayHave("first", .instant) { $0.summary?.first?.rawValue },
    .mayHave("last", .instant) { $0.summary?.last?.rawValue },
    .has("turns", .integer) { $0.tally.turns },
    .has("requests", .integer) { $0.tally.requests },
    .has("refusals", .integer) { $0.tally.refusals },
    .has("sightings", .integer) { $0.tally.sightings },
    .has("surprises", .integer) { $0.tally.surprises },
    .has("findings", .list(Row.shape)) { $0.findings.map(Row.init) },
    // None if the trace could not be read and nothing was found before the fault.
    .mayHave("verdict", .word(of: Verdict.Word.self)) { $0.verdict?.word },
    // The facts whose absence prevented a verdict.
    .has("unknown", .list(.missingFact)) { ($0.verdict?.missing ?? []).map(\.id) },
    // What the first window showed: since when, the bits of the orientations, and 1 if it was
    // observed; at most 200.
    .mayHave("sparkline", .list(.tuple([.instant, .integer, .integer]))) { $0.sparkline },
  ]
  private let trace: String
  private let fault: String?
  /// How much of the trace was read.
  package let status: Status
  private let header: TraceHeader
  private let summary: TraceSummary?
  private let session: SessionState
  private let tally: TraceTally
  private let findings: [FindingRecord]
  private let verdict: Verdict?
  private let names: NameTable
  private let sparkline: [[UInt64]]?

  private var model: String? { session.deviceIdentifier.flatMap { names[$0] } }
}

extension SummaryRecord {
  /// Makes the row of a trace, without a summary of one that could not be opened.
  package init(
    _ trace: String, _ header: TraceHeader, _ summary: TraceSummary?, _ reading: RunReading,
    _ diagnoses: [Diagnosis], _ verdict: Verdict?, _ table: NameTable, fault: String?, hasLoss: Bool
  ) {
    (self.trace, self.header, self.summary, self.fault) = (trace, header, summary, fault)
    (session, tally) = (reading.situation.facts.session, reading.tally)
    (self.verdict, names, sparkline) = (verdict, table, reading.lanes.sparkline)
    findings = diagnoses.flatMap { FindingRecord.all(of: $0, trace: trace, table) }
    status = summary.map { Status($0, hasFault: fault != nil, hasLoss: hasLoss) } ?? .error
  }
}

extension SummaryRecord {
  /// A finding, reduced to a table row.
  struct Row: FieldList {
    let finding: FindingRecord

    static let fields: [Field<Self>] = [
      .has("id", .string) { $0.finding.id },
      .has("severity", .severity) { $0.finding.severity },
      .has("fingerprint", .string) { $0.finding.fingerprint },
      .has("page", .string) { $0.finding.page },
      .has("seq", .integer) { $0.finding.seq },
      .mayHave("decided", .integer) { $0.finding.decided },
      .mayHave("root", .string) { $0.finding.root },
      // Its basis; without an observation, with the rule and its confidence.
      .has("basis", .basis) { $0.finding.basis.kind },
      .mayHave("rule", .string) { $0.finding.basis.rule },
      .mayHave("confidence", .string) { $0.finding.basis.confidence },
    ]
  }
}

extension SummaryRecord.Status {
  /// The status of a trace that was opened.
  init(_ summary: TraceSummary, hasFault: Bool, hasLoss: Bool) {
    let isEmpty = hasFault && summary.eventCount == 0
    self = isEmpty ? .error : hasFault || hasLoss ? .partial : .ok
  }
}

extension RunLanes {
  /// The first window over time; `nil` without one.
  fileprivate var sparkline: [[UInt64]]? {
    windows.min { $0.id.rawValue < $1.id.rawValue }?.shown.bands.map { band in
      [band.start.rawValue, UInt64(band.value.mask.bits), band.value.isSeen ? 1 : 0]
    }
  }
}
