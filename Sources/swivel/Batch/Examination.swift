import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelText
import SwivelTrace

/// One trace that was read once: its findings, what else was asked for, and messages about reading
/// it.
struct Examination: Sendable {
  struct Question: Sendable {
    var mode = LogReader.Mode.tail
    var judgement = Judgement()
    /// What is collected besides the findings.
    var parts: RunReading.Parts = []
    /// By what is looked for names that are not redacted.
    var audit = Redaction.none
    /// Whether changes are tried for the problems, as they are for those of a report.
    var triesChanges = false
    /// How names are printed in the report; `nil` for no report.
    var report: Redaction?
    /// What another version of iOS would change, if asked.
    var upgrade: UpgradeQuestion?
  }

  /// The trace, as named on the command line.
  let path: String
  /// The file that is read.
  let file: String
  private(set) var reading: RunReading
  private(set) var diagnoses: [Diagnosis] = []
  /// The same after changes were tried, if they were.
  private(set) var tried: TriedProblems?
  private(set) var names = NameTable()
  private(set) var lines = TraceLines()
  private(set) var header = TraceHeader()
  /// What is not redacted, if requested.
  private(set) var exposure: Exposure?
  private(set) var summary: TraceSummary?
  private(set) var report: ReportRecord?
  /// What another version of iOS would change, if requested and the trace states its own.
  private(set) var upgrade: UpgradeTable?
  private(set) var hasLoss = false
  /// Messages about what was read.
  private(set) var readingNotes: [String] = []
  /// Messages other than findings.
  private(set) var notes: [String] = []
  /// The verdict; `nil` if the trace could not be read and nothing was found before the fault.
  private(set) var verdict: Verdict?
  /// Why it could not be read to its end.
  private(set) var fault: Failure?

  var session: SessionState { reading.situation.facts.session }

  /// Reads and judges a trace that is in a file; findings before a fault count.
  init(
    _ path: String, in file: String, _ question: Question,
    _ open: @escaping () throws(Failure) -> TraceRun
  ) {
    (self.path, self.file) = (path, file)
    reading = RunReading(question.parts, question.judgement.detectors)
    report = question.report.map { ReportRecord(of: path, question.mode, $0) }
    do throws(Failure) {
      fault = read(try open(), question)
    } catch {
      fault = error
    }
    if let fault { report?.fail(fault.problem) }
    if let asked = question.upgrade, fault == nil, session.system.isKnown {
      do {
        upgrade = try asked.table(of: RepeatableTrace(opening: open))
      } catch {
        notes.append("note: \(path): it could not be read again, so it has no rows of upgrades")
      }
    }
  }

  private mutating func read(_ run: TraceRun, _ question: Question) -> Failure? {
    var (reading, lines) = (reading, TraceLines())
    let isReported = question.report != nil
    var builder = isReported ? ReportBuilder() : nil
    var printed = PrintedNames(question.report ?? Redaction.none)
    let fault = run.fault { item in
      lines.take(item)
      guard isReported else { return reading.take(item) }
      builder?.apply(item, &reading) { printed.names(run.reader.vocabulary.names) }
    }
    hasLoss = run.hasLoss
    reading.finish(isWhole: fault == nil && !hasLoss)
    let analysis = reading.analysis
    // Events before a fault prove the findings in them, but not the absence of others.
    verdict = fault == nil || analysis.verdict == .findings ? analysis.verdict : nil
    diagnoses = question.judgement.diagnoses(analysis.findings)
    (self.reading, self.lines) = (reading, run.reader.textLines ?? lines)
    (names, header, summary) = (run.reader.vocabulary.names, run.reader.header, run.reader.summary)
    exposure = question.audit.isActive ? run.reader.exposure : nil
    // Names in a command would not be redacted.
    if question.triesChanges || question.report?.isActive == false, fault == nil {
      tried = ChangeTrial(self, question.mode).map { TriedProblems(diagnoses, $0) }
    }
    if var record = report, let redaction = question.report {
      let table = printed.names(names)
      record.trace.add(redaction.redacted(header), run.reader.summary, session, verdict, table)
      report = builder?.finish(record, reading, tried?.diagnoses ?? diagnoses, table)
      report?.addTries(tried?.commands ?? [])
    }
    guard fault == nil else { return fault }
    readingNotes = run.versionNotes(session) + run.lossNotes
    notes = readingNotes
    if verdict == .findings { notes += Self.notes(path, unknown: analysis.unknown) }
    if diagnoses.isEmpty { notes += contradictions(question.mode) }
    return nil
  }

  /// The note for a trace in which nothing is wrong with the app, but maybe with the rules.
  private func contradictions(_ mode: LogReader.Mode) -> [String] {
    let count = reading.tally.surprises
    guard count > 0 else { return [] }
    let command = "swivel replay \(ShellWord.trace(path, mode: mode)) --verify"
    let verb = count == 1 ? "contradicts" : "contradict"
    return ["note: \(path): \(count.counting("observation")) \(verb) the rules: \(command)"]
  }

  /// The note for a trace with a message of UIKit only, without the run around it.
  private static func notes(_ path: String, unknown facts: [MissingFact]) -> [String] {
    guard !facts.isEmpty else { return [] }
    return ["note: \(path): apart from these findings, \(facts.sentence)"]
  }
}

extension ReportRecord {
  /// The record of a trace, whose directories are names, too.
  fileprivate init(of path: String, _ mode: LogReader.Mode, _ redaction: Redaction) {
    let last = path.split(separator: "/").last.map(String.init)
    let path = redaction.isActive ? last ?? path : path
    let option = redaction.isActive ? " --redact" : ""
    self.init(
      ReportTrace(path, mode: mode), generator: "swivel \(Swivel.version)",
      command: "swivel report \(ShellWord.trace(path, mode: mode))\(option)")
  }
}
