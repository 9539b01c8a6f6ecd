import SwivelModel

extension RecordSchema {
  static let reportDiff = RecordSchema(
    "swivel.report-diff/1", "Contents of the HTML report about two runs",
    Shape.have("generator", "command", "headline", "summary", as: .string),
    [Shape.has("same", .boolean), Shape.has("span", .microseconds)],
    Shape.have("base", "head", as: report.shape),
    [Shape.has("strings", .strings), Shape.has("pairs", .list(.tuple(diffPair)))],
    Shape.have("differing", "steps", as: .integers),
    Shape.have(
      "focus", "omitted", "changeCount", "consequenceCount", "timingCount", as: .integer),
    Shape.mayHave("first", as: .object(diffDivergence)),
    [
      Shape.has("consequences", .list(.object(diffConsequence))),
      Shape.has("changes", .list(.object(diffChange))),
      Shape.has("findings", .object(diffFindings)), Shape.has("timing", .list(.object(diffTiming))),
    ])

  /// Of base and head: number and time; the texts; the moments; how they compare.
  private static let diffPair: [Shape] = {
    let (number, time) = (Shape.either([.integer, .null]), Shape.either([.instant, .null]))
    return [number, time, number, time, number, number, number, number, .integer]
  }()

  private static let diffDivergence =
    [Shape.has("kind", .word(of: DiffDivergenceRecord.Kind.self)), Shape.has("text", .string)]
    + Shape.have("base", "head", as: .strings) + Shape.mayHave("pair", as: .integer)

  private static let diffConsequence =
    Shape.have("t", "end", as: diffSides(.instant))
    + Shape.have("seq", "lastSeq", as: diffSides(.integer))
    + Shape.have("text", "subject", "base", "head", as: .string)
    + Shape.have("pair", "steps", as: .integer) + [Shape.has("orientation", .boolean)]

  private static func diffSides(_ shape: Shape) -> Shape {
    .object(Shape.have("base", "head", as: shape))
  }

  private static let diffChange =
    [Shape.has("kind", .string)] + Shape.have("cause", "outcome", as: .boolean)
    + Shape.have(
      "base", "head", as: .list(.object(Shape.place + [Shape.has("text", .string)])))
    + Shape.have("baseCount", "headCount", as: .integer) + Shape.mayHave("visit", as: .string)

  private static let diffFindings = Shape.have(
    "new", "fixed", "unchanged", as: .list(.object(reportFinding)))

  private static let diffTiming =
    Shape.place + [Shape.has("text", .string)] + Shape.have("base", "head", as: .microseconds)
}
