import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelText
import SwivelTrace

/// The findings of one trace, with messages about reading it.
struct Examination: Sendable {
  /// The trace, as named on the command line.
  let path: String
  /// The file that is read.
  let file: String
  private(set) var diagnoses: [Diagnosis] = []
  private(set) var names = NameTable()
  private(set) var lines = TraceLines()
  private(set) var tally = TraceTally()
  /// What was decided and shown.
  private(set) var trail = RunTrail()
  /// The transitions, if requested.
  private(set) var transitions: TransitionTrail?
  private(set) var header = TraceHeader()
  /// What is not redacted, if requested.
  private(set) var exposure: Exposure?
  private(set) var summary: TraceSummary?
  private(set) var session = SceneState().session
  /// Whether recorded data is missing.
  private(set) var hasLoss = false
  /// Messages other than findings.
  private(set) var notes: [String] = []
  /// The verdict; `nil` if the trace could not be read and nothing was found before the fault.
  private(set) var verdict: Verdict?
  /// Why it could not be read to its end.
  private(set) var fault: Failure?

  /// Reads and judges a trace that is in a file; findings before a fault count.
  init(
    _ path: String, in file: String, _ judgement: Judgement, auditing redaction: Redaction,
    followsTransitions: Bool, _ open: () throws(Failure) -> TraceRun
  ) {
    (self.path, self.file) = (path, file)
    transitions = followsTransitions ? TransitionTrail() : nil
    do throws(Failure) {
      fault = judge(try open(), judgement, redaction)
    } catch {
      fault = error
    }
  }

  private mutating func judge(
    _ run: TraceRun, _ judgement: Judgement, _ redaction: Redaction
  ) -> Failure? {
    var (analysis, tally, lines) = (Analysis(judgement.detectors), TraceTally(), TraceLines())
    var (trail, transitions) = (RunTrail(), transitions)
    let fault = run.fault { item in
      lines.take(item)
      guard let event = analysis.take(item) else {
        if case .loss = item { transitions?.forget() }
        return
      }
      tally.count(event, turns: analysis.replayer.turnCount, analysis.replayer.sighting)
      trail.follow(event, analysis.replayer)
      transitions?.follow(event, analysis.replayer)
    }
    analysis.finish(isWhole: fault == nil && !run.hasLoss)
    // Events before a fault prove the findings in them, but not the absence of others.
    verdict = fault == nil || analysis.verdict == .findings ? analysis.verdict : nil
    (diagnoses, names) = (judgement.diagnoses(analysis.findings), run.reader.vocabulary.names)
    (self.trail, self.transitions) = (trail, transitions)
    self.lines = run.reader.textLines ?? lines
    (self.tally, header, summary) = (tally, run.reader.header, run.reader.summary)
    exposure = redaction.isActive ? run.reader.exposure : nil
    (session, hasLoss) = (analysis.replayer.situation.facts.session, run.hasLoss)
    if fault == nil {
      notes = run.versionNotes(session) + run.lossNotes
      if verdict == .findings { notes += Self.notes(path, unknown: analysis.unknown) }
    }
    return fault
  }

  /// The note for a trace with a message of UIKit only, without the run around it.
  private static func notes(_ path: String, unknown facts: [MissingFact]) -> [String] {
    guard !facts.isEmpty else { return [] }
    return ["note: \(path): apart from these findings, \(facts.sentence)"]
  }
}

/// The detectors by which traces are judged, and the severities of their findings.
struct Judgement: Sendable {
  /// The active detectors.
  var detectors = Detector.all
  /// Severities that override those of the detectors.
  var severities: [Detector.ID: Finding.Severity] = [:]

  /// The diagnoses of some findings.
  func diagnoses(_ findings: [Finding]) -> [Diagnosis] {
    guard !severities.isEmpty else { return Diagnosis.of(findings) }
    return Diagnosis.of(
      findings.map { finding in
        severities[finding.id].map { finding.rated($0) } ?? finding
      })
  }
}
