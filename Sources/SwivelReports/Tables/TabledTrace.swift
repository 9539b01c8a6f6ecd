package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelTrace
import SwivelLog

/// What the rows of a trace are made of.
package struct TabledTrace: Sendable {
  let path: String
  let header: TraceHeader
  let start: String?
  let status: SummaryRecord.Status
  let error: String?
  let summary: TraceSummary?
  let session: SessionState
  let tally: TraceTally
  let verdict: Verdict?
  let findings: [FindingRecord]
  let trail: TransitionTrail
  let upgrade: UpgradeTable?
  let names: NameTable
  let tool: String

  /// Makes what is known of a trace.
  ///
  /// - Parameters:
  ///   - path: Its name, as it was given.
  ///   - header: Its header.
  ///   - summary: What was read; `nil` if it could not be opened.
  ///   - session: The environment of the app.
  ///   - tally: What was counted.
  ///   - verdict: The verdict, if it could be judged.
  ///   - findings: The findings, each root before its consequences.
  ///   - trail: The transitions.
  ///   - upgrade: What another version of iOS would change, if asked.
  ///   - names: The names of the log.
  ///   - fault: Why it could not be read to its end.
  ///   - hasLoss: Whether recorded data is missing.
  ///   - tool: The version that makes the rows.
  package init(
    _ path: String, _ header: TraceHeader, _ summary: TraceSummary?, _ session: SessionState,
    _ tally: TraceTally, _ verdict: Verdict?, _ findings: [FindingRecord],
    _ trail: TransitionTrail, _ upgrade: UpgradeTable?, _ names: NameTable, fault: String?,
    hasLoss: Bool, tool: String
  ) {
    (self.path, self.header, self.summary, self.session) = (path, header, summary, session)
    (self.tally, self.verdict, self.findings) = (tally, verdict, findings)
    (self.trail, self.upgrade, self.names) = (trail, upgrade, names)
    (error, self.tool) = (fault, tool)
    start = WallClock(header)?.startText
    status =
      summary.map { SummaryRecord.Status($0, hasFault: fault != nil, hasLoss: hasLoss) } ?? .error
  }

  /// The date of the start.
  var day: String? { start.map { String($0.prefix { $0 != "T" }) } }

  /// The release of the system: by the events, else by the header.
  var system: String? {
    if session.system.isKnown { return session.system.description }
    return header[.system]?.split(separator: " ").last.flatMap { SystemVersion($0) }?.description
  }

  /// The identifier of the hardware: by the events, else by the header.
  var model: String? { session.deviceIdentifier.flatMap { names[$0] } ?? header[.device] }

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
