public import SwivelFindings
public import SwivelModel
public import SwivelReplay
public import SwivelTrace

/// The events of a run and the rules' conclusions, for assertions in tests.
public struct Trace: Sendable {
  /// The path of the log.
  public let path: String
  /// The events, in order.
  public let events: [Event]
  /// The outcome of each event: rulings and observations.
  public let moments: [Moment]
  /// The outcomes for each window's interface, as predicted and as observed.
  public let timeline: [Step]
  /// The findings.
  public let findings: [Finding]
  /// The verdict: findings, clean, or unjudged.
  public let verdict: SwivelFindings.Verdict
  /// The number of events that the log reports as missing.
  public let lostCount: UInt64
  /// Whether something recorded is unreadable: events are missing, or a part of the log is damaged
  /// or truncated.
  public let hasLoss: Bool
  /// The timeline as printed by `swivel replay`.
  public var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The names to which the events refer.
  package let names: NameTable
  /// The entries of the log, for reading them again.
  package let items: [TraceItem]
  /// The lines of the timeline, each with the number of its event.
  package let lines: [Line]
  /// The location of the log once the test has failed.
  package let keptPath: String

  /// A line of the timeline.
  package struct Line: Sendable {
    let event: UInt64
    let text: String
  }

  init(_ replay: TraceReplay, path: String, names: NameTable, _ summary: TraceSummary) {
    (self.path, self.names) = (path, names)
    (lostCount, hasLoss) = (max(summary.lostCount, summary.missingCount), summary.hasLoss)
    keptPath = TraceAttempt.current?.keptPath(of: path) ?? path
    (items, moments) = (replay.items, replay.moments)
    (timeline, lines) = (replay.steps, replay.lines)
    (findings, verdict) = (replay.analysis.findings, replay.analysis.verdict)
    events = moments.map(\.event)
  }
}

extension Trace {
  /// Reads a trace: a log, its text, or the directory of a segmented recording.
  ///
  /// The log may still be recorded, or be left by an app that crashed.
  ///
  /// - Throws: ``TraceError`` when it cannot be read to its end.
  public init(contentsOf path: String) throws(TraceError) {
    let reader = try TraceReader(path: path)
    var replay = TraceReplay()
    while let item = try reader.next() { replay.take(item, reader.names) }
    replay.finish(isWhole: !reader.summary.hasLoss)
    self.init(replay, path: path, names: reader.names, reader.summary)
  }
}
