import SwivelModel
import SwivelTestKit
import SwivelText
import Testing

struct RoundTripTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `random events read back as they were`(seed: UInt64) throws {
    let random = RandomEvents(seed: seed, count: 3_000, of: EventSchema.known)
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    let written = random.events.map(TraceItem.event)
    var reader = EventTextReader()

    let read = try items(lines(written, vocabulary), &reader)

    #expect(read == written)
    #expect(reader.vocabulary.names == random.names)
    #expect(Set(random.events.map(\.record.code)).count == EventSchema.known.count)
  }

  @Test func `the header reads back in its order`() throws {
    var header = TraceHeader()
    let facts: KeyValuePairs = [
      "os": "iOS 16.0", "app": "com.example \"x\" \\ \u{2028}\u{9B}é😀", "zz-9": "",
    ]
    for (key, value) in facts {
      let key = try #require(TraceHeader.Key(rawValue: key))
      let isSet = header.set(key, to: value)
      #expect(isSet)
    }
    var bytes: [UInt8] = []
    EventTextWriter().write(header, into: &bytes)
    var reader = EventTextReader()

    let item = try reader.read(line: bytes[...])

    #expect(item == nil)
    #expect(reader.header == header)
  }

  @Test(arguments: EventSchema.known)
  func `every number of every field reads back`(schema: EventSchema) throws {
    var random = SplitMix64(seed: UInt64(schema.code))
    let edges: [UInt32] = [0, 1, 2, 3, 15, 16, 17, 31, 32, 33, 255, 65_535, 65_536, .max - 1, .max]
    for _ in 0..<200 {
      var record = Record(code: schema.code)
      for _ in schema.fields {
        record.append(edges[Int.random(in: 0..<edges.count, using: &random)])
      }
      let line = line(record)
      var reader = EventTextReader()
      let item = try reader.read(line: line)

      if schema.fields.contains(where: { $0.type == .name || $0.type == .name.optional }) {
        // A lost name may move to another empty place, so that only its absence is kept.
        #expect(line.contains(#"{"lost":"#) || line.contains("null"))
        #expect(item != nil)
      } else {
        #expect(item == .event(Event(sequence: 0, instant: .start, record: record)))
      }
    }
  }

  @Test(arguments: EventSchema.known)
  func `fewer and more numbers than fields read back`(schema: EventSchema) throws {
    for count in 0...Record.maximumCount {
      var record = Record(code: schema.code)
      for index in 0..<count {
        let type = schema.fields.indices.contains(index) ? schema.fields[index].type : .number
        record.append(type == .name || type == .name.optional ? 0 : UInt32(index))
      }

      let line = line(record)

      #expect(try SwivelTextTests.record(line) == record)
      #expect(line.contains("\"count\":") == (count < schema.fields.count))
      #expect(line.contains("\"more\":") == (count > schema.fields.count))
    }
  }

  @Test func `losses read back`() throws {
    let losses = Loss.Reason.allCases.map { TraceItem.loss(Loss(count: .max, reason: $0)) }
    var reader = EventTextReader()

    let read = try items(lines(losses), &reader)

    #expect(read == losses)
  }

  @Test func `lost names stay apart and never turn into other names`() throws {
    var vocabulary = Vocabulary()
    let isFilled =
      vocabulary.names.append("A") && vocabulary.names.pad(to: 3) && vocabulary.names.append("D")
    try #require(isFilled)
    let written = [1, 3, 2, 1, 0, 70_000].enumerated().map { sequence, id in
      TraceItem.event(
        Event(
          sequence: UInt64(sequence), instant: .start,
          .remark(.note(text: NameID(rawValue: UInt32(id))))))
    }
    var reader = EventTextReader()

    let read = try items(lines(written, vocabulary), &reader)
    let numbers = read.map { item in
      if case .event(let event) = item { event.record[0] } else { UInt32.max }
    }

    #expect(numbers == [0, 1, 2, 0, 3, 70_000])
    #expect(
      [0, 1, 2, 3].map { reader.vocabulary.names[NameID(rawValue: $0)] } == [nil, "D", nil, "A"])
  }

  @Test func `a cause from before the log reads back`() throws {
    let event = Event(
      sequence: 5, instant: .start, .request(.attemptRotation(cause: Cause(rawValue: 9))))
    let lines = lines([.event(event)])
    var reader = EventTextReader()

    #expect(lines == [#"{"seq":5,"t":0,"kind":"attemptRotation","cause":{"ago":9}}"#])
    #expect(try items(lines, &reader) == [.event(event)])
  }
}
