import SwivelModel
import SwivelText
import Testing

@testable import SwivelReports

struct ClauseTests {
  @Test(arguments: EventCode.allCases)
  func `every kind of event has a sentence`(code: EventCode) throws {
    let schema = try #require(EventSchema.known(code: code.rawValue))
    let clause = try #require(EventSentence.templates[code])

    let places = clause.split(separator: "{").dropFirst(clause.hasPrefix("{") ? 0 : 1)
    let names = places.map { $0.prefix { $0.isLetter } }
    #expect(names.allSatisfy { name in schema.fields.contains { $0.name == name } })
    #expect(EventSentence.of(code: code.rawValue) != nil)
  }

  @Test func `a flag is reported in words`() {
    let window = WindowID(rawValue: 1)
    #expect(
      clause(WindowFact.windowHidden(window: window, hidden: true).record).hasSuffix(" is hidden"))
    #expect(
      clause(WindowFact.windowHidden(window: window, hidden: false).record).hasSuffix(" is shown"))
    #expect(clause(DeviceFact.rotationLock(on: false).record) == "the user unlocks rotation")
  }

  private func clause(_ record: Record) -> String {
    var identities = Identities()
    let subjects = identities.subjects(of: record)
    return CanonicalEvent(record, about: subjects, names: NameTable()).clause()
  }
}
