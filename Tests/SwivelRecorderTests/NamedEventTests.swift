import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Events with names, which no log loses.
struct NamedEventTests {
  private static let page = ControllerID(rawValue: 3)
  private static let all: [NamedEvent] = [
    .session(.device(model: .pad, identifier: "named")),
    .controller(.controller(controller: page, type: .plain, name: "named")),
    .remark(.note(text: "named")), .remark(.marker(name: "named")),
    .remark(.declaredAt(controller: page, file: "named", line: 7)),
  ]

  @Test(arguments: all)
  func `its name is in the log`(event: NamedEvent) throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      recorder.record(event)
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.events.map(\.kind) == [event.parts.kind])
      #expect(log.names[NameID(rawValue: 0)] == "named")
    }
  }

  @Test func `each kind with a name is one`() {
    let named = EventSchema.known.filter { schema in
      schema.fields.contains { $0.type == .name || $0.type == .name.optional }
    }

    #expect(Self.all.map(\.parts.kind.record.code) == named.map(\.code))
  }

  @Test(arguments: all)
  func `it has the words of the text form`(event: NamedEvent) throws {
    let family = try #require(Mirror(reflecting: event).children.first)
    let fact = try #require(Mirror(reflecting: family.value).children.first)
    let record = event.parts.kind.record
    let schema = try #require(EventSchema.known(code: record.code))

    #expect(family.label == record.family.map { "\($0)" })
    #expect(fact.label == schema.name)
    #expect(Mirror(reflecting: fact.value).children.map(\.label) == schema.fields.map(\.name))
  }
}
