import SwivelFindings

extension RecordSchema {
  static let finding = RecordSchema(
    "A finding: an unwanted or missing rotation, or a consequence of one",
    of: FindingRecord.self)

  /// Code to write about a finding.
  static let code = Shape.list(
    .object(
      Shape.have("title", "text", as: .string)
        + [Shape.has("language", .word(of: CodeBlock.Language.self))]
        + Shape.mayHave("note", as: .string)))

  static let summary = RecordSchema(
    "Summary of one trace, a row in a table of traces", of: SummaryRecord.self)

  static let verdict = RecordSchema(
    "An inconclusive trace, and the facts that are missing", of: VerdictRecord.self)

  static let detector = RecordSchema(
    "swivel.detector/1", "Description of a kind of finding",
    Shape.have(
      "id", "summary", "explanation", "loudExample", "quietExample", as: .string),
    [Shape.has("kind", .constant("finding")), Shape.has("severity", .severity)],
    Shape.have("rules", "sources", "consequenceOf", as: .strings),
    [
      Shape.has(
        "advice",
        .list(
          .object(
            [Shape.has("text", .string), Shape.has("code", code)]
              + Shape.mayHave("versions", "rule", "condition", as: .string)))
      )
    ])

  static let kind = RecordSchema(
    "swivel.kind/1", "Description of a kind of event",
    Shape.have("id", "summary", as: .string), Shape.mayHave("family", as: .string),
    [Shape.has("kind", .constant("event")), Shape.has("fields", .list(.object(field)))])

  private static let field =
    Shape.have("name", "type", as: .string)
    + [Shape.has("isOptional", .boolean)] + Shape.mayHave("words", as: .strings)

  static let rule = RecordSchema(
    "swivel.rule/1", "Description of a rule or premise",
    Shape.have("id", "summary", "versions", "confidence", "example", as: .string),
    [Shape.has("kind", .word(of: RulePage.Kind.self)), Shape.has("sources", .strings)],
    Shape.mayHave("linkedSDK", "idiom", "changed", "place", as: .string),
    Shape.mayHave("triggers", as: .list(.trigger)))
}
