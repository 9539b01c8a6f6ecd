package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelTrace
import SwivelLog
import SwivelReplay

/// What is known of one of many traces: the rows of tables are made of it.
package struct SummarizedTrace: Sendable {
  /// How much of a trace was read.
  package enum Status: String, CaseIterable, JSONValue, Sendable {
    /// All of it.
    case ok
    /// A part of it.
    case partial
    /// Nothing.
    case error
  }

  let path: String
  let header: TraceHeader
  let start: String?
  package let status: Status
  let error: String?
  let summary: TraceSummary?
  let session: SessionState
  let tally: TraceTally
  let verdict: Verdict?
  let findings: [FindingRecord]
  let trail: TransitionTrail
  let sparkline: [[UInt64]]?
  let upgrade: UpgradeTable?
  let names: NameTable
  let tool: String

  /// Makes what is known of a trace.
  ///
  /// - Parameters:
  ///   - path: Its name, as it was given.
  ///   - header: Its header.
  ///   - summary: What was read; `nil` if it could not be opened.
  ///   - reading: What was collected.
  ///   - diagnoses: What was found.
  ///   - verdict: The verdict, if it could be judged.
  ///   - upgrade: What another version of iOS would change, if asked.
  ///   - names: The names of the log.
  ///   - fault: Why it could not be read to its end.
  ///   - hasLoss: Whether recorded data is missing.
  ///   - tool: The version that makes the rows.
  package init(
    _ path: String, _ header: TraceHeader, _ summary: TraceSummary?, _ reading: RunReading,
    _ diagnoses: [Diagnosis], _ verdict: Verdict?, _ upgrade: UpgradeTable?, _ names: NameTable,
    fault: String?, hasLoss: Bool, tool: String
  ) {
    (self.path, self.header, self.summary, self.names) = (path, header, summary, names)
    (session, tally) = (reading.situation.facts.session, reading.tally)
    (trail, sparkline) = (reading.transitions, reading.lanes.sparkline)
    findings = diagnoses.flatMap { FindingRecord.all(of: $0, trace: path, names) }
    (self.verdict, self.upgrade, error, self.tool) = (verdict, upgrade, fault, tool)
    start = WallClock(header)?.startText
    let isEmpty = fault != nil && summary?.eventCount == 0
    status = summary == nil || isEmpty ? .error : fault != nil || hasLoss ? .partial : .ok
  }

  /// The date of the start.
  var day: String? { start.map { String($0.prefix { $0 != "T" }) } }

  /// The release of the system: by the events, else by the header.
  var system: String? {
    if session.system.isKnown { return session.system.description }
    return header[.system]?.split(separator: " ").last.flatMap { SystemVersion($0) }?.description
  }

  /// The identifier of the hardware: by the events, else by the header.
  var model: String? { statedModel ?? header[.device] }

  /// The identifier of the hardware by the events.
  var statedModel: String? { session.deviceIdentifier.flatMap { names[$0] } }

  /// The device, unless no event states it and its identifier is unknown.
  var device: Device? {
    let isStated = tally.hasDevice || session.deviceIdentifier != nil || session.device != []
    return isStated ? session.device : header[.device].flatMap { Device(identifier: $0) }
  }

  /// Whether the log was ended; `nil` for a text, and where the end was not read.
  var isClosed: Bool? { error == nil ? summary?.log?.isClosedCleanly : nil }

  /// A time, unless the trace states none.
  func time(_ instant: Instant?) -> UInt64? {
    summary?.hasAssumedTimes == true ? nil : instant?.rawValue
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
