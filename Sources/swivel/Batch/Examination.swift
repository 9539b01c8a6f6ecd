import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
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
    var (analysis, tally, lines) = (Analysis(judgement.detectors), TraceTally(), TraceLines())
    let fault = run.fault { item in
      lines.take(item)
      if let event = analysis.take(item) { tally.count(event, analysis.replayer) }
    }
    analysis.finish(isWhole: fault == nil && !run.hasLoss)
    // What was read before a fault proves what was found in it, and nothing else.
    verdict = fault == nil || analysis.verdict == .findings ? analysis.verdict : nil
    (diagnoses, names) = (judgement.diagnoses(analysis.findings), run.reader.vocabulary.names)
    self.lines = lines
    (self.tally, header, summary) = (tally, run.reader.header, run.reader.summary)
    exposure = redaction.isActive ? run.reader.exposure : nil
    (session, hasLoss) = (analysis.replayer.situation.facts.session, run.hasLoss)
    if fault == nil {
      notes = run.versionNotes(session) + run.lossNotes
      if verdict == .findings { notes += Self.notes(path, unknown: analysis.unknown) }
    }
    return fault
  }

  /// What is said where a message of UIKit's alone was found, and the run around it is unknown.
  private static func notes(_ path: String, unknown facts: [MissingFact]) -> [String] {
    guard !facts.isEmpty else { return [] }
    return ["note: \(path): beside that, \(facts.sentence)"]
  }
}
