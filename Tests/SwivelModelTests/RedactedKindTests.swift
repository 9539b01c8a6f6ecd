import Testing

@testable import SwivelModel

/// The kinds that an app defined are the same kinds in a redacted log, under other names.
struct RedactedKindTests {
  private static let own = EventSchema(
    code: 126, name: "SecretKind",
    fields: [
      .init("secretPage", .controller), .init("secretName", .name.optional),
      .init("secretForce", FieldType(rawValue: "secretUnit")),
      .init("secretRest", FieldType(rawValue: "secretUnit?")),
    ])
  private static let dropping = Redaction.dropping(except: [String]())

  @Test func `names have tokens, types that are known stay, and others are numbers`() {
    let redacted = Redaction.names.redacted(Self.own)
    let words = ["SecretKind", "secretPage", "secretName", "secretForce", "secretRest"]

    #expect([redacted.name] + redacted.fields.map(\.name) == words.map(Self.token))
    #expect(
      redacted.fields.map(\.type) == [.controller, .name.optional, .number, .number.optional])
    #expect(redacted.code == 126)
    #expect(Redaction.names.clearCount(in: Self.own) == 7)
    #expect(Redaction.names.nameCounts(of: Self.own) == (7, 7))
    #expect(Redaction.names.clearCount(in: redacted) == 0)
    #expect(Redaction.names.redacted(redacted) == redacted)
  }

  private static func token(_ name: String) -> String {
    Redaction.names.replacement(for: name) ?? ""
  }

  @Test func `what is dropped is called by its code and its places`() {
    let redacted = Self.dropping.redacted(Self.own)

    #expect(redacted.name == "kind-126")
    #expect(redacted.fields.map(\.name) == ["field-1", "field-2", "field-3", "field-4"])
    #expect(Redaction.names.clearCount(in: redacted) == 0)
    #expect(Redaction.names.redacted(redacted) == redacted)
    #expect(Self.dropping.redacted(Redaction.names.redacted(Self.own)) == redacted)
  }

  @Test func `a kind of this version keeps its own words, and no others`() throws {
    let lock = try #require(EventSchema.known.first { $0.name == "rotationLock" })
    let longer = EventSchema(
      code: lock.code, name: lock.name,
      fields: lock.fields + [.init("secretAngle", .integer), .init("on", .bool)])

    let redacted = Redaction.names.redacted(longer)

    #expect(redacted.name == "rotationLock")
    #expect(redacted.fields.map(\.name).first == "on")
    #expect(redacted.fields.map(\.name).dropFirst().allSatisfy { $0.hasPrefix("name-") })
    for schema in EventSchema.known {
      #expect(Redaction.names.redacted(schema) == schema)
      #expect(Redaction.names.clearCount(in: schema) == 0)
    }
  }

  @Test func `those of a list stay, and without a redaction all do`() {
    let redacted = Redaction.names(except: ["SecretKind", "secretPage"]).redacted(Self.own)

    #expect(redacted.name == "SecretKind")
    #expect(redacted.fields[0].name == "secretPage")
    #expect(redacted.fields[1].name.hasPrefix("name-"))
    #expect(Redaction.none.redacted(Self.own) == Self.own)
  }
}
