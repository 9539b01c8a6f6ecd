import SwivelModel
import Testing

/// The words of an event are the same in Swift and in the text form.
struct EventWordTests {
  @Test(arguments: EventSchema.known)
  func `the case of a kind and its labels are the words of the text form`(
    schema: EventSchema
  ) throws {
    let family = try #require(Mirror(reflecting: Self.sample(of: schema)).children.first)
    let fact = Mirror(reflecting: family.value).children.first
    let labels = fact.map { Mirror(reflecting: $0.value).children.map(\.label) } ?? []

    #expect(fact?.label ?? "\(family.value)" == schema.name)
    #expect(labels == schema.fields.map(\.name))
  }

  @Test(arguments: EventSchema.known)
  func `a kind can be constructed from what its schema describes`(schema: EventSchema) {
    if case .unrecognized = Self.sample(of: schema) { Issue.record("\(schema.name) is unreadable") }
  }

  /// An event of a kind, with each field at 1, which every type has a value for.
  private static func sample(of schema: EventSchema) -> Event.Kind {
    var record = Record(code: schema.code)
    for _ in schema.fields { record.append(1) }
    return Event.Kind(record)
  }
}
