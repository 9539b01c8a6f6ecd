extension RecordSchema {
  static let whatif = RecordSchema(
    "swivel.whatif/1", "Summary of a what-if replay", [Shape.has("trace", .string)],
    [
      Shape.has(
        "changes",
        .list(
          .object(
            [Shape.has("change", .string)] + Shape.mayHave("was", as: .string)
              + Shape.mayHave("seq", as: .integer))))
    ],
    Shape.have(
      "observationsLeftOut", "answersLeftOut", "requestsLeftOut", "fixed", "kept", "new",
      "open", "fixedByDisputedRules", as: .integer),
    [Shape.has("disputed", .strings)])

  static let whatifMoment = RecordSchema(
    "swivel.whatif.moment/1", "One moment in the recorded run and in the changed run", Shape.place,
    [Shape.has("event", .string), Shape.has("differs", .boolean)],
    Shape.have("before", "after", as: .list(replay.shape)))

  static let whatifFinding = RecordSchema(
    "swivel.whatif.finding/1",
    "A finding in a what-if replay: fixed, remaining, new or undetermined",
    [
      Shape.has("change", .word(of: FindingChange.self)),
      Shape.has("finding", finding.shape),
    ], Shape.mayHave("disputed", as: .string))

  static let whatifCell = RecordSchema(
    "swivel.whatif.cell/1", "Findings in one environment of a matrix",
    [Shape.has("trace", .string), Shape.has("cell", .map(.string))],
    [Shape.has("isRun", .boolean), Shape.has("findings", .list(finding.shape))],
    [Shape.has("disputed", .strings)])

  static let whatifUpgrade = RecordSchema(
    "swivel.whatif.upgrade/1", "An evaluation that another version of iOS changes",
    Shape.have("trace", "trigger", as: .string), Shape.mayHave("page", as: .string),
    [Shape.has("count", .integer), Shape.has("today", upgradeOutcome)],
    Shape.mayHave("asBuilt", "rebuilt", as: upgradeOutcome))

  private static let upgradeOutcome = Shape.object(
    [Shape.has("orientation", .strings), Shape.has("refused", .boolean)]
      + Shape.mayHave("exception", "rule", "confidence", as: .string))

  static let whatifMinimized = RecordSchema(
    "swivel.whatif.minimized/1", "A minimal set of events that reproduces a finding",
    Shape.have("trace", "finding", "page", as: .string),
    Shape.have("events", "of", "replays", as: .integer),
    [Shape.has("minimal", .boolean), Shape.has("text", .strings)],
    Shape.mayHave("log", as: .string))

  static let accept = RecordSchema(
    "swivel.accept/1", "Result of accepting a run as a golden",
    Shape.have("run", "summary", as: .string),
    [Shape.has("result", .word(["new", "changed", "unchanged", "removed"]))],
    Shape.mayHave("findings", as: .integer))

  static let outcome = RecordSchema(
    "swivel.outcome/1", "A run that was not compared with its golden",
    [Shape.has("golden", .string), Shape.has("outcome", .word(of: RunOutcome.Kind.self))],
    Shape.mayHave("run", "problem", as: .string))

  static let diff = RecordSchema(
    "swivel.diff/1", "Differences between two runs",
    Shape.have("base", "head", "summary", as: .string),
    Shape.have("same", "replayed", as: .boolean),
    Shape.have(
      "edits", "divergences", "changeCount", "consequenceCount", "timingCount", as: .integer),
    [Shape.has("events", sides(.integer)), Shape.has("findings", findings)],
    [
      Shape.has("changes", .list(change)), Shape.has("consequences", .list(consequence)),
      Shape.has("timing", .list(delay)),
    ],
    Shape.mayHave("incomplete", as: sides(.boolean)),
    Shape.mayHave("devices", as: sides(.strings)), Shape.mayHave("cause", as: cause))

  private static func sides(_ shape: Shape) -> Shape {
    .object(Shape.have("base", "head", as: shape))
  }

  private static let findings = Shape.object(
    Shape.have("new", "fixed", "unchanged", as: .list(finding.shape)))

  private static let cause = Shape.object(
    [Shape.has("kind", .word(of: CauseRecord.Kind.self))]
      + Shape.mayHave("change", as: change))

  private static let change = Shape.object(
    [Shape.has("kind", .string), Shape.has("outcome", .boolean)]
      + Shape.have("base", "head", as: .list(step))
      + Shape.have("baseCount", "headCount", as: .integer)
      + Shape.mayHave("visit", as: .string))

  private static let step = Shape.object(
    Shape.place + [Shape.has("kind", .string), Shape.has("fields", .map(.string))])

  private static let consequence = Shape.object(
    Shape.have("subject", "base", "head", as: .string)
      + Shape.have("seq", "lastSeq", as: sides(.integer))
      + [Shape.has("t", .instant), Shape.has("steps", .integer)]
      + Shape.mayHave("step", as: step))

  private static let delay = Shape.object(
    [Shape.has("step", step)] + Shape.have("base", "head", as: .microseconds))
}
