import SwivelModel
import Testing

@testable import SwivelLog

struct NewerVersionTests {
  private static let fold = EventSchema(
    code: 0x0F, name: "folded", fields: [.init("hinge", .name), .init("by", .controller)])
  private static let longerLock = EventSchema(
    code: 0x52, name: "rotationLock",
    fields: [
      .init("on", .bool), .init("by", .name.optional), .init("angle", FieldType(rawValue: "angle")),
    ])

  private static func vocabulary() -> Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.define(fold)
    vocabulary.define(longerLock)
    _ = vocabulary.names.intern("unused")
    _ = vocabulary.names.intern("left hinge")
    return vocabulary
  }

  private static let events = [
    Event(sequence: 0, instant: .start, record: Record(code: 0x0F, 1, 4)),
    Event(sequence: 1, instant: .start, record: Record(code: 0x52, 1, 2, 180)),
    Event(sequence: 2, instant: .start, record: Record(code: 0x52, 1, 0, 90)),
    Event(sequence: 3, instant: .start, record: Record(code: 0x0E, 7, 8)),
  ]

  @Test func `kinds of a newer version keep their names and numbers`() throws {
    let log = try WrittenLog(
      Self.events.map(TraceItem.event), vocabulary: Self.vocabulary())
    let read = ReadLog(log.bytes)

    #expect(read.isSpotless)
    #expect(read.vocabulary.newerKinds == [0x0F: Self.fold, 0x52: Self.longerLock])
    #expect(read.items.named(by: read.vocabulary) == log.items.named(by: log.vocabulary))
    #expect(read.items.last == .event(Self.events[3]))
  }

  @Test func `a copy of a copy is the same log`() throws {
    let first = try WrittenLog(Self.events.map(TraceItem.event), vocabulary: Self.vocabulary())
    let read = ReadLog(first.bytes)
    let second = try WrittenLog(read.items, vocabulary: read.vocabulary)

    #expect(try Blocks.sections(of: second.bytes) == Blocks.sections(of: first.bytes))
  }

  @Test func `a kind is described again when more of it is known`() throws {
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .live, sink: sink)
    try writer.append(
      Event(sequence: 0, instant: .start, record: Record(code: 0x52, 1)), vocabulary: Vocabulary())
    try writer.append(
      Event(sequence: 1, instant: .start, record: Record(code: 0x52, 1, 2, 9)),
      vocabulary: Self.vocabulary())
    try writer.finish()
    let read = ReadLog(sink.bytes)

    #expect(read.vocabulary.newerKinds == [0x52: Self.longerLock])
    #expect(read.vocabulary.names[NameID(rawValue: 0)] == "left hinge")
  }

  @Test func `a description with odd characters is left out, the numbers are not`() throws {
    var vocabulary = Vocabulary()
    vocabulary.define(EventSchema(code: 0x0F, name: "two\twords", fields: []))
    let event = Event(sequence: 0, instant: .start, record: Record(code: 0x0F, 5))
    let read = ReadLog(try WrittenLog([.event(event)], vocabulary: vocabulary).bytes)

    #expect(read.vocabulary.newerKinds.isEmpty)
    #expect(read.items == [.event(event)])
  }

  @Test(arguments: ["1.1", "1.2", "1.27", "1"]) func `a newer minor version is read`(
    version: String
  ) throws {
    let read = ReadLog(try Blocks.log(header: "#swivel\t\(version)\nunit\t1us\nnew-key\tx\n"))

    #expect(read.error == nil)
    #expect(read.header?.facts.map(\.value) == ["x"])
  }

  @Test(arguments: ["2.0", "10.0", "", "0.9", "x", "-1.0"])
  func `another major version is refused`(version: String) throws {
    let read = ReadLog(try Blocks.log(header: "#swivel\t\(version)\nunit\t1us\n"))

    #expect(read.error == .unsupportedVersion(version))
  }

  @Test func `another unit is refused`() throws {
    let read = ReadLog(try Blocks.log(header: "#swivel\t1.0\nunit\t1\u{1B}ns\n"))

    #expect(read.error == .unsupportedUnit("1?ns"))
  }
}
