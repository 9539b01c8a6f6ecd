package import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelReplay

// What `swivel whatif` prints.
extension Results {
  package static let whatif = RecordFields<
    (trace: String, survey: Survey, changes: [Change], run: ComparedRun)
  >(
    "swivel.whatif/1", "Summary of a what-if replay",
    [
      .has("trace") { $0.trace },
      .has("changes") { ChangeText.all($0.changes, $0.survey) },
      .has("observationsLeftOut") { $0.run.counterfactual.leftOut.observations },
      .has("answersLeftOut") { $0.run.counterfactual.leftOut.answers },
      .has("requestsLeftOut") { $0.run.counterfactual.leftOut.requests },
      .has("fixed") { $0.run.findings.fixed.count },
      .has("kept") { $0.run.findings.kept.count },
      .has("new") { $0.run.findings.new.count },
      .has("open") { $0.run.findings.open.count },
      .has("fixedByDisputedRules") { $0.run.doubtfulCount },
      // The SDK on which rules depend, if the trace has none.
      .mayHave("assumedSDK") { _, survey, _, run in
        run.session.assumedSDK(run.session.system != survey.environment.system)
      },
      // The disputed rules on which a difference rests.
      .has("disputed") { $0.run.disputed.uses.map(\.rule.description) },
    ])

  package static let moment = RecordFields<
    (step: ComparedRun.Step, rows: [ComparedRow], NameTable)
  >(
    "swivel.whatif.moment/1", "One moment in the recorded run and in the changed run",
    [
      .has("seq") { $0.step.event.sequence },
      .has("t") { $0.step.event.instant },
      .has("event") { $0.step.fate.rawValue },
      .has("differs") { $0.rows.contains(where: \.differs) },
      .has("before") { step, _, names in
        step.before.map { TimelineRecord.records(of: $0, step.original.situation, names) } ?? []
      },
      .has("after") { step, _, names in
        step.after.map { TimelineRecord.records(of: $0, step.changed.situation, names) } ?? []
      },
    ])

  package static let change = RecordFields<
    (change: FindingChange, finding: FindingRecord, doubt: RuleID?, cured: [UInt64])
  >(
    "swivel.whatif.finding/1",
    "A finding in a what-if replay: fixed, remaining, new or undetermined",
    [
      .has("change") { $0.change },
      .has("finding") { $0.finding },
      // The disputed rule without which it might not be fixed.
      .mayHave("disputed") { $0.doubt?.description },
      // The events at which one that remains, or may, is gone.
      .has("fixedAt") { $0.cured },
    ])

  package static let cell = RecordFields<
    (trace: String, matrix: Matrix, cell: Matrix.Cell, NameTable)
  >(
    "swivel.whatif.cell/1", "Findings in one environment of a matrix",
    [
      .has("trace") { $0.trace },
      .has("cell") { Dictionary(zip($0.matrix.dimensions.map(\.name), $0.cell.values)) { $1 } },
      .has("isRun") { !$0.cell.run.hasChanged },
      .has("findings") { trace, _, cell, names in
        Diagnosis.of(cell.run.findings).flatMap { FindingRecord.all(of: $0, trace: trace, names) }
      },
      // Those that depend on observations, which are ignored.
      .has("open") { trace, _, cell, names in
        Diagnosis.of(cell.run.open).flatMap { FindingRecord.all(of: $0, trace: trace, names) }
      },
      .mayHave("assumedSDK") { $0.cell.run.session.assumedSDK($0.cell.run.hasChanged) },
      // The disputed rules that rotate a window.
      .has("disputed") { $0.cell.run.disputedRules.map(\.description) },
    ])

  package static let upgrade = RecordFields<(trace: String, entry: UpgradeTable.Entry, count: Int)>(
    "swivel.whatif.upgrade/1", "An evaluation that another version of iOS changes",
    [
      .has("trace") { $0.trace },
      .mayHave("page") { $0.entry.page },
      .has("trigger", as: .string) { $0.entry.trigger },
      .has("count") { $0.count },
      .has("today") { $0.entry.today },
      // As it was built, and built with the SDK; missing if it is as today.
      .mayHave("asBuilt") { $0.entry.asBuilt },
      .mayHave("rebuilt") { $0.entry.rebuilt },
    ])

  /// A run minimized to a finding, with its events in the text form.
  package static let minimized = RecordFields<
    (
      trace: String, finding: Finding, result: Minimizer.Result, log: String?, text: [String],
      names: NameTable
    )
  >(
    "swivel.whatif.minimized/1", "A minimal set of events that reproduces a finding",
    [
      .has("trace") { $0.trace },
      .has("finding") { $0.finding.id.rawValue },
      .has("page") { $0.finding.pageName($0.names) },
      .has("events") { $0.result.events.count },
      .has("of") { $0.result.originalCount },
      .has("replays") { $0.result.replayCount },
      .has("minimal") { $0.result.isMinimal },
      .mayHave("log") { $0.log },
      .has("text") { $0.text },
    ])
}

extension SessionState {
  /// The SDK that the rules assume on another version, because none is recorded.
  package func assumedSDK(_ isOther: Bool) -> String? {
    isOther && declaredSDK == nil && system.isKnown ? linkedSDK.description : nil
  }
}

extension UpgradeOutcome: FieldList {
  static let fields: Fields<Self> = [
    .has("orientation", as: .strings) { $0.effect.orientation },
    .mayHave("exception") { $0.effect.exception?.word },
    .has("refused") { $0.effect.isDenied },
    .mayHave("rule") { $0.rule?.description },
    .mayHave("confidence") { $0.rule?.rule.confidence.rawValue },
  ]
}

extension ChangeText: FieldList {
  static let fields: Fields<Self> = [
    .has("change") { $0.what },
    .mayHave("was") { $0.was },
    .mayHave("seq") { $0.formerSequence },
  ]
}
