import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

/// The report of one trace, with messages about reading it.
struct ReportedTrace: Sendable {
  private(set) var record: ReportRecord
  private(set) var notes: [String] = []
  private(set) var fault: Failure?
  private(set) var hasLoss = false

  /// Reads and judges a trace; what comes before a fault counts.
  init(_ input: InputSequence.Element, mode: LogReader.Mode, _ judgement: Judgement) {
    switch input {
    case .fault(let fault):
      (record, self.fault) = (Self.record(of: fault.path), fault)
    case .trace(let path):
      record = Self.record(of: path)
      do throws(Failure) {
        fault = read(try TraceRun(path, mode: mode), judgement)
      } catch {
        fault = error
      }
    }
    if let fault { record.fail(fault.problem) }
  }

  private static func record(of path: String) -> ReportRecord {
    ReportRecord(
      ReportTrace(path), generator: "swivel \(Swivel.version)",
      command: "swivel report \(ShellWord.path(path))")
  }

  private mutating func read(_ run: TraceRun, _ judgement: Judgement) -> Failure? {
    var (walk, builder) = (RunWalk(judgement.detectors), ReportBuilder())
    let fault = run.fault { item in builder.apply(item, &walk) { run.reader.vocabulary.names } }
    hasLoss = run.hasLoss
    walk.finish(isWhole: fault == nil && !hasLoss)
    let session = walk.situation.facts.session
    let (findings, names) = (walk.analysis.findings, run.reader.vocabulary.names)
    let verdict = fault == nil || !findings.isEmpty ? walk.analysis.verdict : nil
    record.trace.add(run.reader.header, run.reader.summary, session, verdict, names)
    record = builder.finish(record, walk, judgement.diagnoses(findings), names)
    notes = fault == nil ? run.versionNotes(session) + run.lossNotes : []
    return fault
  }
}
