public import SwivelFindings
public import SwivelModel
public import SwivelReplay
import SwivelTrace

/// What happened in a run, with what the rules make of it: what a test asserts on.
public struct Trace: Sendable {
  /// Where the log is from which it was read.
  public let path: String
  /// The events, in order.
  public let events: [Event]
  /// What each event came to: the rulings, and what was seen.
  public let moments: [Moment]
  /// What became of the interface of each window, turn by turn, as modeled and as observed.
  public let timeline: [Step]
  /// What the app did wrong.
  public let findings: [Finding]
  /// What the run comes to: findings, clean, or that too little is known to say.
  public let verdict: SwivelFindings.Verdict
  /// How many events are missing, as far as the log tells.
  public let lostCount: UInt64
  /// Whether something that was recorded cannot be read: events are missing, or a part of the log
  /// is damaged or cut off.
  public let hasLoss: Bool
  /// The timeline as people read it: the lines that `swivel replay` prints.
  public var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The words of which the events speak.
  package let names: NameTable
  /// The entries of the log, for whoever reads them again.
  package let items: [TraceItem]
  /// The lines of the timeline, each with the number of its event.
  package let lines: [Line]
  /// Where the log lies once the test has failed.
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
