import SwivelModel
import Testing

struct EventCodeTests {
  @Test func `each kind has a schema of its name, and each schema a kind`() {
    let kinds = EventCode.allCases.map { "\($0.rawValue) \($0)" }
    #expect(kinds == EventSchema.known.map { "\($0.code) \($0.name)" })
  }
}
