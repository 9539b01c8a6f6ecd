import SwivelFindings

extension RecordSchema {
  static let report = RecordSchema(
    "swivel.report/1", "Contents of the HTML report about a trace",
    Shape.have("generator", "command", "headline", as: .string),
    [Shape.has("trace", .object(reportTrace)), Shape.has("strings", .strings)],
    [Shape.has("windows", .list(.tuple([.integer, .string])))],
    [Shape.has("moments", .object(reportMoments))],
    [Shape.has("states", .list(.list(.tuple([.integer, .integer, .either([.integer, .null])]))))],
    [Shape.has("whys", .list(.object(reportWhy)))],
    [Shape.has("trees", .list(.list(.integer)))],
    [Shape.has("nodes", .list(.tuple(Array(repeating: .integer, count: 5))))],
    [
      Shape.has("rules", .list(.object(reportRule))),
      Shape.has("findings", .list(.object(reportFinding))),
    ],
    [Shape.has("groups", .map(.string)), Shape.has("lanes", .list(.object(reportLane)))],
    [Shape.has("losses", .list(.tuple([.instant, .instant, .integer])))],
    Shape.mayHave("omitted", as: .object(reportOmission)))

  private static let reportOmission = [
    Shape.has("events", .integer), Shape.has("command", .string),
  ]

  private static let reportTrace =
    Shape.have("path", "argument", as: .string)
    + Shape.have("events", "moments", "lost", "missing", as: .integer)
    + Shape.have("end", "span", as: .instant)
    + [Shape.has("pad", .boolean), Shape.has("unknown", .strings)]
    + Shape.mayHave("app", "os", "device", "start", "source", "id", "fault", as: .string)
    + Shape.mayHave("bytes", as: .integer) + Shape.mayHave("closed", as: .boolean)
    + Shape.mayHave("verdict", as: .word(of: Verdict.Word.self))

  private static let reportMoments =
    Shape.have(
      "seq", "t", "kind", "text", "held", "mark", "state", "tree", "decided", as: .integers)
    + [Shape.has("findings", .list(.tuple([.integer, .integers])))]

  private static let reportWhy =
    Shape.have("window", "from", "to", "shown", "allowed", as: .integer)
    + Shape.have("name", "outcome", "basis", as: .string) + [Shape.has("trigger", .trigger)]
    + Shape.have("unwanted", "ruling", "neverAsked", "masksCount", as: .boolean)
    + [Shape.has("rules", .strings), Shape.has("gates", .list(reportGate))]
    + Shape.mayHave("asked", "answered", "visible", "heldBy", as: .string)

  private static let reportGate = Shape.tuple([
    .string, .integer, .integer, .string, .either([.string, .null]),
  ])

  private static let reportRule =
    Shape.have("id", "summary", "versions", "confidence", as: .string)
    + [Shape.has("sources", .list(.object(reportSource)))]

  private static let reportSource = [Shape.has("text", .string)] + Shape.mayHave("url", as: .string)

  static let reportFinding =
    Shape.place + Shape.have("id", "summary", "basis", "help", as: .string)
    + Shape.have("fingerprint", "command", as: .string)
    + Shape.have("window", "shown", as: .integer) + [Shape.has("severity", .severity)]
    + Shape.have("rules", "tries", as: .strings) + [Shape.has("evidence", .integers)]
    + [Shape.has("others", .list(.object(reportOther))), Shape.has("count", .integer)]
    + Shape.mayHave("page", "source", as: .string) + Shape.mayHave("code", as: code)
    + Shape.mayHave("allowed", "decided", "cause", as: .integer)
    + Shape.mayHave("from", "to", as: .instant)

  private static let reportOther =
    Shape.place + [Shape.has("shown", .integer)] + Shape.mayHave("page", as: .string)
    + Shape.mayHave("allowed", as: .integer)

  private static let reportLane =
    Shape.have("id", "label", as: .string) + [Shape.has("named", .boolean)]
    + [Shape.has("kind", .word(of: ReportLane.Kind.self)), Shape.has("height", .integer)]
    + Shape.mayHave("marks", as: .list(.tuple([.instant, .string, .integer, .integer])))
    + Shape.mayHave("window", "depth", as: .integer)
    + Shape.mayHave("held", "rows", "allowed", "shown", "flat", as: .integers)
}
