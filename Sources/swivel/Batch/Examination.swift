import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelText
import SwivelTrace

/// What was found in one trace, with all that is to be said of how it was read.
struct Examination: Sendable {
  /// The trace, as it was named.
  let path: String
  private(set) var diagnoses: [Diagnosis] = []
  private(set) var names = NameTable()
  private(set) var lines = TraceLines()
  private(set) var tally = TraceTally()
  private(set) var header = TraceHeader()
  /// What is not redacted of it, if that is asked for.
  private(set) var exposure: Exposure?
  private(set) var summary: TraceSummary?
  private(set) var session = SceneState().session
  /// Whether something that was recorded is missing.
  private(set) var hasLoss = false
  /// What is said of it beside what was found.
  private(set) var notes: [String] = []
  /// What it comes to; `nil` if it could not be read, and nothing was found before the fault.
  private(set) var verdict: Verdict?
  /// Why it could not be read to its end.
  private(set) var fault: Failure?

  /// Reads and judges a trace; what is in front of a fault counts all the same.
  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    auditing redaction: Redaction = .none
  ) {
    switch input {
    case .fault(let fault): (path, self.fault) = (fault.path, fault)
    case .trace(let path):
      self.path = path
      do throws(Failure) {
        fault = judge(try TraceRun(path, mode: mode, auditing: redaction), judgement, redaction)
      } catch {
        fault = error
      }
    }
  }

  private mutating func judge(
    _ run: TraceRun, _ judgement: Judgement, _ redaction: Redaction
  ) -> Failure? {
    var (replayer, judge, tally) = (Replayer(), Judge(judgement.detectors), TraceTally())
    var lines = TraceLines()
    let fault = run.fault { item in
      lines.take(item)
      guard let event = replayer.take(item) else { return judge.pass(item) }
      tally.count(event, replayer)
      judge.look(at: event, replayer)
    }
    if fault == nil, !run.hasLoss { judge.finish(replayer) }
    verdict = Self.verdict(judge, isWhole: !run.hasLoss, isRead: fault == nil)
    (diagnoses, names) = (judgement.diagnoses(judge.findings), run.reader.vocabulary.names)
    self.lines = lines
    (self.tally, header, summary) = (tally, run.reader.header, run.reader.summary)
    exposure = redaction.isActive ? run.reader.exposure : nil
    (session, hasLoss) = (replayer.situation.facts.session, run.hasLoss)
    if fault == nil {
      notes = run.versionNotes(session) + run.lossNotes
      if verdict == .findings { notes += Self.notes(path, unknown: judge.unknown) }
    }
    return fault
  }

  /// What is said where a message of UIKit's alone was found, and the run around it is unknown.
  private static func notes(_ path: String, unknown facts: [MissingFact]) -> [String] {
    guard !facts.isEmpty else { return [] }
    return ["note: \(path): beside that, \(facts.sentence)"]
  }

  private static func verdict(_ judge: Judge, isWhole: Bool, isRead: Bool) -> Verdict? {
    let verdict = judge.verdict(isWhole: isWhole)
    return isRead || verdict == .findings ? verdict : nil
  }
}
