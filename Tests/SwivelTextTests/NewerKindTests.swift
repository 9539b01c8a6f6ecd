import SwivelModel
import SwivelText
import Testing

struct NewerKindTests {
  private let schema = EventSchema(
    code: 126, name: "squeezed",
    fields: [
      .init("on", .controller), .init("force", FieldType(rawValue: "newton")), .init("by", .name),
    ]
  )

  @Test func `a described kind is described before its first event, and read back`() throws {
    var vocabulary = Vocabulary()
    vocabulary.define(schema)
    let id = vocabulary.names.intern("thumb")
    let name = try #require(id)
    let events = (0..<2).map { sequence in
      TraceItem.event(
        Event(
          sequence: sequence, instant: .start, record: Record(code: 126, 4, 900, name.rawValue)))
    }
    let lines = lines(events, vocabulary)
    var reader = EventTextReader()

    let read = try items(lines, &reader)

    #expect(
      lines == [
        #"{"define":"squeezed","code":126,"fields":["on:controller","force:newton","by:name"]}"#,
        #"{"seq":0,"t":0,"kind":"squeezed","on":4,"force":900,"by":"thumb"}"#,
        #"{"seq":1,"t":0,"kind":"squeezed","on":4,"force":900,"by":"thumb"}"#,
      ])
    #expect(read == events)
    #expect(reader.vocabulary == vocabulary)
  }

  @Test func `a known kind with more fields is described too`() throws {
    let known = try #require(EventSchema.known(code: 0x52))
    var vocabulary = Vocabulary()
    vocabulary.define(
      EventSchema(
        code: 0x52, name: known.name, fields: known.fields + [.init("by", .number.optional)]))
    let item = TraceItem.event(
      Event(sequence: 0, instant: .start, record: Record(code: 0x52, 1, 8)))
    let lines = lines([item], vocabulary)
    var reader = EventTextReader()

    #expect(
      lines == [
        #"{"define":"rotationLock","code":82,"fields":["on:bool","by:number?"]}"#,
        #"{"seq":0,"t":0,"kind":"rotationLock","on":true,"by":7}"#,
      ])
    #expect(try items(lines, &reader) == [item])
    #expect(reader.vocabulary == vocabulary)
  }

  @Test func `a kind is described again when its description changes`() throws {
    let events = (0..<4).map {
      TraceItem.event(Event(sequence: $0, instant: .start, record: Record(code: 126, 1)))
    }
    var writer = EventTextWriter()
    var bytes: [UInt8] = []
    let fields = [EventSchema.Field("x", .number), .init("y", .number)]
    for (event, count) in zip(events, [1, 2, 2, 1]) {
      var vocabulary = Vocabulary()
      let schema = EventSchema(code: 126, name: "fresh", fields: Array(fields.prefix(count)))
      vocabulary.define(schema)
      writer.write(event, vocabulary: vocabulary, into: &bytes)
    }
    let lines = text(bytes).split(separator: "\n").map(String.init)
    var reader = EventTextReader()

    #expect(lines.filter { $0.hasPrefix(#"{"define""#) }.count == 3)
    #expect(try items(lines, &reader) == events)
  }

  @Test func `a code that no one described is written in numbers`() throws {
    let record = Record(code: 126, 1, 2)

    let line = line(record)

    #expect(line == #"{"seq":0,"t":0,"kind":"kind#126","more":[1,2]}"#)
    #expect(try SwivelTextTests.record(line) == record)
    #expect(
      try SwivelTextTests.record(SwivelTextTests.line(Record(code: 127))) == Record(code: 127))
  }

  @Test(arguments: [
    EventSchema(code: 126, name: "willShow", fields: [.init("x", .number)]),
    EventSchema(code: 126, name: "", fields: [.init("x", .number)]),
    EventSchema(code: 126, name: "a\"b", fields: [.init("x", .number)]),
    EventSchema(code: 126, name: "kind#118", fields: [.init("x", .number)]),
    EventSchema(code: 126, name: "x", fields: [.init("seq", .number)]),
    EventSchema(code: 126, name: "x", fields: [.init("a:b", .number)]),
    EventSchema(code: 126, name: "x", fields: [.init("a", FieldType(rawValue: "b\u{1B}"))]),
    EventSchema(code: 126, name: "x", fields: [.init("a", .number), .init("a", .number)]),
    EventSchema(code: 126, name: "x", fields: (0..<7).map { .init("f\($0)", .number) }),
  ])
  func `a description that the form cannot express is left out`(schema: EventSchema) throws {
    var vocabulary = Vocabulary()
    vocabulary.define(schema)
    let item = TraceItem.event(Event(sequence: 0, instant: .start, record: Record(code: 126, 1)))

    let lines = lines([item], vocabulary)

    #expect(lines == [#"{"seq":0,"t":0,"kind":"kind#126","more":[1]}"#])
  }

  @Test func `a reader that begins with a vocabulary knows its kinds`() throws {
    var vocabulary = Vocabulary()
    vocabulary.define(EventSchema(code: 126, name: "squeezed", fields: [.init("x", .number)]))
    var reader = EventTextReader(vocabulary: vocabulary, clock: { .start })

    let item = try reader.read(line: #"{"kind":"squeezed","x":3}"#)

    #expect(
      item == .event(Event(sequence: 0, instant: .start, record: Record(code: 126, 3))))
  }

  @Test(arguments: [
    #"{"define":"other","code":126,"fields":["a:number"]}"#,
    #"{"define":"fresh","code":126,"fields":["a:name"]}"#,
  ])
  func `a code cannot come to mean something else`(line: String) throws {
    var reader = EventTextReader()
    _ = try reader.read(line: #"{"define":"fresh","code":126,"fields":["a:number"]}"#)

    #expect(throws: TextError.codeTaken(line: 2, code: 126, kind: "fresh")) {
      try reader.read(line: line)
    }
  }

  @Test func `a kind is suggested once it is described`() {
    var reader = EventTextReader()
    let misspelled = #"{"seq":0,"t":0,"kind":"squeezd"}"#
    for line in 1...2 {
      let unknown = TextError.unknownKind(line: line, kind: "squeezd", suggestion: nil)
      #expect(throws: unknown) { try reader.read(line: misspelled) }
    }
    #expect(throws: Never.self) {
      try reader.read(line: #"{"define":"squeezed","code":126,"fields":[]}"#)
    }
    let known = TextError.unknownKind(line: 4, kind: "squeezd", suggestion: "squeezed")
    #expect(throws: known) { try reader.read(line: misspelled) }
  }
}
