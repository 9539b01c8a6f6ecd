import SwivelQueries

extension RecordSchema {
  static let replay = RecordSchema(
    "swivel.replay/1", "One line of a timeline", Shape.place,
    Shape.mayHave("window", "decided", "askedHandle", "respondentHandle", as: .integer),
    Shape.mayHave(
      "text", "name", "marker", "device", "asked", "respondent", "heldBy", "rule", "confidence",
      "exception",
      "message", "observed", as: .string),
    Shape.mayHave("trigger", as: .trigger),
    Shape.mayHave("decidedBy", as: .word(["controller", "app", "device"])),
    Shape.mayHave("from", "to", "allowed", as: .orientations),
    Shape.mayHave("requestDenied", "agrees", as: .boolean),
    Shape.mayHave("rulesInPlay", as: .strings))

  static let window = RecordSchema(
    "swivel.window/1", "The state of a window at one time",
    Shape.have("name", "device", as: .string),
    [Shape.has("window", .integer), Shape.has("interface", .orientations)],
    Shape.mayHave("visible", as: .string))

  static let why = RecordSchema(
    "swivel.why/1", "Explanation of one moment", Shape.place, [Shape.has("window", .integer)],
    [Shape.has("trigger", .trigger)], [Shape.has("basis", .basis)],
    Shape.have("from", "to", "allowed", as: .orientations),
    Shape.have("masksCount", "turns", as: .boolean),
    Shape.have("consulted", "findings", as: .strings),
    [Shape.has("bases", .list(BasisRecord.shape))],
    [Shape.has("gates", .list(.object(gate))), Shape.has("rules", .list(.object(reason)))],
    Shape.mayHave("text", "name", as: .string),
    Shape.mayHave("consultedHandles", as: .integers),
    Shape.mayHave("tree", as: .list(.object(treeNode))),
    Shape.mayHave("decided", "askedHandle", "visibleHandle", "contradicted", as: .integer),
    Shape.mayHave(
      "asked", "visible", "heldBy", "decidingRule", "confidence", "exception", as: .string),
    Shape.mayHave("told", "shown", as: .orientations),
    Shape.mayHave("suggested", "suggestedInsertions", "suggestedDrops", as: .strings),
    Shape.mayHave("suggestionDoubt", as: .string))

  private static let treeNode =
    Shape.have("depth", "handle", as: .integer) + Shape.have("place", "name", as: .string)
    + Shape.mayHave("allowed", as: .orientations)

  private static let gate =
    Shape.have("gate", "source", as: .string)
    + Shape.have("allows", "removed", as: .orientations)
    + Shape.mayHave("setBy", as: .integer)

  private static let reason =
    Shape.have("id", "versions", "confidence", "summary", as: .string)
    + [Shape.has("sources", .strings)]

  static let info = RecordSchema("Information about a trace", of: InfoRecord.self)

  static let record = RecordSchema(
    "swivel.record/1", "Result of a recording", [Shape.has("log", .string)],
    Shape.have("events", "rejected", "ignored", "others", as: .integer))

  static let imported = RecordSchema(
    "swivel.import/1", "Result of importing another tool's recording",
    Shape.have("kind", "file", "log", as: .string),
    Shape.have(
      "records", "events", "head", "duplicates", "ignored", "unknown", "others", "rejected",
      "replaced", as: .integer))

  static let repair = RecordSchema(
    "swivel.repair/1", "Result of repairing a log", Shape.have("trace", "log", as: .string),
    Shape.have("events", "adopted", "damagedParts", "tornTail", as: .integer))

  static let redact = RecordSchema(
    "swivel.redact/1", "Result of redacting a log",
    Shape.have("trace", "log", as: .string),
    Shape.have("events", "names", "replaced", as: .integer))

  static let export = RecordSchema(
    "swivel.export/1", "Result of an export",
    Shape.have("trace", "file", "format", as: .string),
    Shape.have("events", "entries", as: .integer))

  static let merge = RecordSchema(
    "swivel.merge/1", "Result of merging two logs", [Shape.has("log", .string)],
    Shape.have("app", "runner", "leftOut", "markers", as: .integer),
    Shape.have("offset", "spread", as: .microseconds))

  static let scenarioResult = RecordSchema(
    "swivel.scenario.result/1", "Result of a scenario", [Shape.has("id", .string)],
    [Shape.has("met", .boolean), Shape.has("actual", .map(.any))],
    [Shape.has("steps", .list(.object(step))), Shape.has("failures", .list(.object(failure)))])

  private static let step = [
    Shape.has("op", .string), Shape.has("actual", .map(.any)),
    Shape.has("failures", .list(.object(failure))),
  ]

  private static let failure = [
    Shape.has("step", .either([.integer, .null])), Shape.has("key", .string),
    Shape.has("expected", .any), Shape.has("actual", .any),
  ]
}
