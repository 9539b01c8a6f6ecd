package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelTrace
import SwivelReplay

/// A row about one trace, for tables of many.
package struct SummaryRecord: FieldList {
  /// How much of a trace was read.
  package enum Status: String, CaseIterable, JSONValue, Sendable {
    /// All of it.
    case ok
    /// A part of it.
    case partial
    /// Nothing.
    case error
  }

  static let fields = Fields<Self>(
    "swivel.summary/1", "Summary of one trace, a row in a table of traces",
    [
      .has("trace") { $0.trace },
      .has("status") { $0.status },
      .mayHave("error") { $0.fault },
      .mayHave("app") { $0.header[.app] },
      .mayHave("system") { $0.session.system.isKnown ? $0.session.system.description : nil },
      .mayHave("linkedSDK") { $0.session.declaredSDK?.description },
      .has("device") { $0.session.device.words },
      .mayHave("model") { $0.model },
      .has("header") { $0.header.lines },
      .has("events") { $0.summary?.eventCount ?? 0 },
      .has("lost") { $0.summary?.lostCount ?? 0 },
      .has("missing") { $0.summary?.missingCount ?? 0 },
      .mayHave("first") { $0.summary?.first },
      .mayHave("last") { $0.summary?.last },
      .has("turns") { $0.tally.turns },
      .has("requests") { $0.tally.requests },
      .has("refusals") { $0.tally.refusals },
      .has("sightings") { $0.tally.sightings },
      .has("surprises") { $0.tally.surprises },
      .has("findings") { $0.findings.map(Row.init) },
      // None if the trace could not be read and nothing was found before the fault.
      .mayHave("verdict") { $0.verdict?.word },
      // The facts whose absence prevented a verdict.
      .has("unknown", as: .list(.missingFact)) { ($0.verdict?.missing ?? []).map(\.id) },
      // What the first window showed: since when, the bits of the orientations, and 1 if it was
      // observed; at most 200.
      .mayHave("sparkline", as: .list(.tuple([.instant, .integer, .integer]))) { $0.sparkline },
    ])
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

    static let fields: Fields<Self> = [
      .has("id") { $0.finding.id },
      .has("severity") { $0.finding.severity },
      .has("fingerprint") { $0.finding.fingerprint },
      .has("page") { $0.finding.page },
      .has("seq") { $0.finding.seq },
      .mayHave("decided") { $0.finding.decided },
      .mayHave("root") { $0.finding.root },
      // Its basis; without an observation, with the rule and its confidence.
      .has("basis") { $0.finding.basis.kind },
      .mayHave("rule") { $0.finding.basis.rule },
      .mayHave("confidence") { $0.finding.basis.confidence },
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
