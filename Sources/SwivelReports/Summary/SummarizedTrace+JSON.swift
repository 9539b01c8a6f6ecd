import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTrace

extension SummarizedTrace: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.summary/1", "Summary of one trace, a row in a table of traces",
    [
      .has("trace") { $0.path },
      .has("status") { $0.status },
      .mayHave("error") { $0.error },
      .mayHave("app") { $0.header[.app] },
      .mayHave("system") { $0.session.system.isKnown ? $0.session.system.description : nil },
      .mayHave("linkedSDK") { $0.session.declaredSDK?.description },
      .has("device") { $0.session.device.words },
      .mayHave("model") { $0.statedModel },
      .has("header") { $0.header.lines },
      .has("events") { $0.summary?.eventCount ?? 0 },
      .has("lost") { $0.summary?.lostCount ?? 0 },
      .has("missing") { $0.summary?.missingCount ?? 0 },
      .mayHave("first") { $0.summary?.first },
      .mayHave("last") { $0.summary?.last },
      .has("turns") { $0.tally.turns },
      .has("requests") { $0.tally.requests },
      .has("refusals") { $0.tally.refusals },
      .has("sightings") { $0.tally.sightings },
      .has("surprises") { $0.tally.surprises },
      .has("findings") { $0.findings.map(Row.init) },
      // None if the trace could not be read and nothing was found before the fault.
      .mayHave("verdict") { $0.verdict?.word },
      // The facts whose absence prevented a verdict.
      .has("unknown", as: .list(.missingFact)) { ($0.verdict?.missing ?? []).map(\.id) },
      // What the first window showed: since when, the bits of the orientations, and 1 if it was
      // observed; at most 200.
      .mayHave("sparkline", as: .list(.tuple([.instant, .integer, .integer]))) { $0.sparkline },
    ])

  /// A finding, reduced to a table row.
  private struct Row: FieldList {
    static let fields: Fields<Self> = [
      .has("id") { $0.finding.id },
      .has("severity") { $0.finding.severity },
      .has("fingerprint") { $0.finding.fingerprint },
      .has("page") { $0.finding.page },
      .has("seq") { $0.finding.seq },
      .mayHave("decided") { $0.finding.decided },
      .mayHave("root") { $0.finding.root },
      // Its basis; without an observation, with the rule and its confidence.
      .has("basis") { $0.finding.basis.kind },
      .mayHave("rule") { $0.finding.basis.rule },
      .mayHave("confidence") { $0.finding.basis.confidence },
    ]
    let finding: FindingRecord
  }
}
