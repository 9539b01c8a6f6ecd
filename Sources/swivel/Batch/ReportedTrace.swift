import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

/// The report of one trace, with messages about reading it.
struct ReportedTrace: Sendable {
  /// The trace's path, which the record of a redacted one lacks.
  let path: String
  private(set) var record: ReportRecord
  private(set) var notes: [String] = []
  private(set) var fault: Failure?
  private(set) var hasLoss = false

  /// Reads and judges a trace; what comes before a fault counts.
  init(
    _ input: InputSequence.Element, mode: LogReader.Mode, _ judgement: Judgement,
    redacting redaction: Redaction = .none
  ) {
    switch input {
    case .fault(let fault):
      path = fault.path
      (record, self.fault) = (Self.record(of: fault.path, mode, redaction), fault)
    case .trace(let path):
      self.path = path
      record = Self.record(of: path, mode, redaction)
      do throws(Failure) {
        fault = read(try TraceRun(path, mode: mode), judgement, redaction)
      } catch {
        fault = error
      }
    }
    if let fault { record.fail(fault.problem) }
  }

  /// The record of a trace, whose directories are names, too.
  private static func record(
    of path: String, _ mode: LogReader.Mode, _ redaction: Redaction
  ) -> ReportRecord {
    let last = path.split(separator: "/").last.map(String.init)
    let path = redaction.isActive ? last ?? path : path
    let option = redaction.isActive ? " --redact" : ""
    return ReportRecord(
      ReportTrace(path, mode: mode), generator: "swivel \(Swivel.version)",
      command: "swivel report \(ShellWord.trace(path, mode: mode))\(option)")
  }

  private mutating func read(
    _ run: TraceRun, _ judgement: Judgement, _ redaction: Redaction
  ) -> Failure? {
    var (walk, builder) = (RunWalk(judgement.detectors), ReportBuilder())
    var printed = PrintedNames(redaction)
    let fault = run.fault { item in
      builder.apply(item, &walk) { printed.names(run.reader.vocabulary.names) }
    }
    hasLoss = run.hasLoss
    walk.finish(isWhole: fault == nil && !hasLoss)
    let session = walk.situation.facts.session
    let (findings, names) = (walk.analysis.findings, printed.names(run.reader.vocabulary.names))
    let verdict = fault == nil || !findings.isEmpty ? walk.analysis.verdict : nil
    let header = redaction.redacted(run.reader.header)
    record.trace.add(header, run.reader.summary, session, verdict, names)
    record = builder.finish(record, walk, judgement.diagnoses(findings), names)
    notes = fault == nil ? run.versionNotes(session) + run.lossNotes : []
    return fault
  }
}

/// The names of a log as they are printed.
private struct PrintedNames {
  private let redaction: Redaction
  private var (names, redacted) = (NameTable(), NameTable())

  init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// The names, or their tokens.
  mutating func names(_ names: NameTable) -> NameTable {
    guard redaction.isActive else { return names }
    // Lost names are filled in later.
    if names.count != self.names.count || names.byteCount != self.names.byteCount {
      (self.names, redacted) = (names, redaction.redacted(names))
    }
    return redacted
  }
}
