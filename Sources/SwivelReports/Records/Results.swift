import SwivelLog
import SwivelModel
package import SwivelTrace

/// What commands print of what they did, by the fields of each.
package enum Results {
  package static let accept = RecordFields<
    (run: String, result: String, summary: String, findings: Int?)
  >(
    "swivel.accept/1", "Result of accepting a run as a golden",
    [
      .has("run") { $0.run },
      .has("result", as: .word(["new", "changed", "unchanged", "removed"])) { $0.result },
      .has("summary") { $0.summary },
      .mayHave("findings") { $0.findings },
    ])

  package static let export = RecordFields<
    (trace: String, file: String, format: String, events: UInt64, entries: Int)
  >(
    "swivel.export/1", "Result of an export",
    [
      .has("trace") { $0.trace },
      .has("file") { $0.file },
      .has("format") { $0.format },
      .has("events") { $0.events },
      .has("entries") { $0.entries },
    ])

  package static let imported = RecordFields<
    (kind: String, file: String, log: String, counts: ImportCounts)
  >(
    "swivel.import/1", "Result of importing another tool's recording",
    [
      .has("kind") { $0.kind },
      .has("file") { $0.file },
      .has("log") { $0.log },
      .has("records") { $0.counts.records },
      .has("events") { $0.counts.events },
      .has("head") { $0.counts.head },
      .has("duplicates") { $0.counts.duplicates },
      .has("ignored") { $0.counts.ignored },
      .has("unknown") { $0.counts.unknown },
      .has("others") { $0.counts.others },
      .has("rejected") { $0.counts.rejected },
      .has("replaced") { $0.counts.replaced },
    ])

  /// The files of a project, by their paths.
  package static let initialized = RecordFields<(written: [String], changed: [String])>(
    "swivel.init/1", "Files that a project begins with",
    [.has("written") { $0.written }, .has("changed") { $0.changed }])

  package static let merge = RecordFields<(log: String, summary: Merge.Summary)>(
    "swivel.merge/1", "Result of merging two logs",
    [
      .has("log") { $0.log },
      .has("app") { $0.summary.appCount },
      .has("runner") { $0.summary.runnerCount },
      .has("leftOut") { $0.summary.leftOutCount },
      .has("markers") { $0.summary.markCount },
      .has("offset", as: .microseconds) { $0.summary.offset },
      .has("spread", as: .microseconds) { $0.summary.spread },
    ])

  /// A run that was not compared with its golden, or a golden without a run.
  package static let outcome = RecordFields<(outcome: RunOutcome, run: String, fault: String?)>(
    "swivel.outcome/1", "A run that was not compared with its golden",
    [
      .mayHave("run") { $0.outcome.kind == .runMissing ? nil : $0.run },
      .has("golden") { $0.outcome.reference.path },
      .has("outcome") { $0.outcome.kind },
      // Why it could not be read.
      .mayHave("problem") { $0.fault },
    ])

  package static let record = RecordFields<(log: String, summary: Capture.Summary)>(
    "swivel.record/1", "Result of a recording",
    [
      .has("log") { $0.log },
      .has("events") { $0.summary.eventCount },
      .has("rejected") { $0.summary.rejectedLineCount },
      .has("ignored") { $0.summary.ignoredLineCount },
      .has("others") { $0.summary.lines.others },
    ])

  package static let redact = RecordFields<(trace: String, log: String, summary: Repair.Summary)>(
    "swivel.redact/1", "Result of redacting a log",
    [
      .has("trace") { $0.trace },
      .has("log") { $0.log },
      .has("events") { $0.summary.eventCount },
      .has("names") { $0.summary.nameCount },
      .has("replaced") { $0.summary.replacedNameCount },
    ])

  package static let repair = RecordFields<(trace: String, log: String, summary: Repair.Summary)>(
    "swivel.repair/1", "Result of repairing a log",
    [
      .has("trace") { $0.trace },
      .has("log") { $0.log },
      .has("events") { $0.summary.eventCount },
      .has("adopted") { $0.summary.source.adoptedCount },
      .has("damagedParts") { $0.summary.source.gapCount },
      .has("tornTail") { $0.summary.source.tornTail?.byteCount ?? 0 },
    ])
}
