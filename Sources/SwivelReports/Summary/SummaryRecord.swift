package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelTrace
import SwivelReplay

/// A row about one trace, for tables of many.
package struct SummaryRecord: Encodable, Sendable {
  /// How much of a trace was read.
  package enum Status: String, CaseIterable, Encodable, Sendable {
    /// All of it.
    case ok
    /// A part of it.
    case partial
    /// Nothing.
    case error
  }

  /// A finding, reduced to a table row.
  struct Row: Encodable, Sendable {
    let id: String
    let severity: Finding.Severity
    let fingerprint: String
    let page: String
    let seq: UInt64
    /// The event at which UIKit decided what the finding is about.
    let decided: UInt64?
    let root: String?
    /// Its basis; without an observation, with the rule and its confidence.
    let basis: Basis.Word
    let rule: String?
    let confidence: String?
  }

  let schema = "swivel.summary/1"
  let trace: String
  /// How much of the trace was read.
  package let status: Status
  let error: String?
  let app: String?
  let system: String?
  let linkedSDK: String?
  let device: [String]
  let model: String?
  let header: [String: String]
  let events: UInt64
  let lost: UInt64
  let missing: UInt64
  let first: UInt64?
  let last: UInt64?
  let turns: Int
  let requests: Int
  let refusals: Int
  let sightings: Int
  let surprises: Int
  let findings: [Row]
  /// The verdict; `nil` if the trace could not be read and nothing was found before the fault.
  let verdict: Verdict.Word?
  /// The facts whose absence prevented a verdict.
  let unknown: [String]
  /// What the first window showed: since when, the bits of the orientations, and 1 if it was
  /// observed; at most 200.
  var sparkline: [[UInt64]]?
}

extension SummaryRecord {
  /// Makes the row of a trace that was opened.
  package init(
    _ trace: String, _ header: TraceHeader, _ summary: TraceSummary, _ reading: RunReading,
    _ diagnoses: [Diagnosis], _ verdict: Verdict?, _ table: NameTable, fault: String?, hasLoss: Bool
  ) {
    let (session, tally) = (reading.situation.facts.session, reading.tally)
    let hasSystem = session.system.isKnown
    self.init(
      trace: trace, status: Status(summary, hasFault: fault != nil, hasLoss: hasLoss), error: fault,
      app: header[.app], system: hasSystem ? session.system.description : nil,
      linkedSDK: session.declaredSDK?.description, device: session.device.words,
      model: session.deviceIdentifier.flatMap { table[$0] },
      header: Dictionary(header.facts.map { ($0.key.rawValue, $0.value) }) { first, _ in first },
      events: summary.eventCount, lost: summary.lostCount, missing: summary.missingCount,
      first: summary.first?.rawValue, last: summary.last?.rawValue, turns: tally.turns,
      requests: tally.requests, refusals: tally.refusals, sightings: tally.sightings,
      surprises: tally.surprises,
      findings: diagnoses.flatMap {
        FindingRecord.all(of: $0, trace: trace, table)
      }.map(Row.init),
      verdict: verdict?.word, unknown: (verdict?.missing ?? []).map(\.id),
      sparkline: reading.lanes.sparkline)
  }

  /// Makes the row of a trace that could not be opened.
  package init(_ trace: String, fault: String) {
    self.init(
      trace: trace, status: .error, error: fault, app: nil, system: nil, linkedSDK: nil,
      device: [], model: nil, header: [:], events: 0, lost: 0, missing: 0, first: nil, last: nil,
      turns: 0, requests: 0, refusals: 0, sightings: 0, surprises: 0, findings: [], verdict: nil,
      unknown: [])
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

extension SummaryRecord.Row {
  fileprivate init(_ finding: FindingRecord) {
    (id, severity, fingerprint) = (finding.id, finding.severity, finding.fingerprint)
    (page, seq, root) = (finding.page, finding.seq, finding.root)
    decided = finding.decided
    (basis, rule) = (finding.basis.kind, finding.basis.rule)
    confidence = finding.basis.confidence
  }
}
