import SwivelModel
import Testing

@testable import SwivelLog

struct WriterTests {
  private static func alert(_ sequence: UInt64, at microseconds: UInt64 = 0) -> Event {
    Event(
      sequence: sequence, instant: Instant(rawValue: microseconds), .window(.systemAlertShown))
  }

  private static let refused: [(Event, LogError)] = [
    (alert(4, at: 10), .outOfOrder(sequence: 4)),
    (alert(5, at: 9), .outOfOrder(sequence: 5)),
    (alert(.max, at: 10), .unstorable(sequence: .max)),
    (Event(sequence: 5, instant: .latest, record: Record(code: 0)), .unstorable(sequence: 5)),
    (Event(sequence: 5, instant: .latest, record: Record(code: 128)), .unstorable(sequence: 5)),
  ]

  @Test func `an event that cannot be is refused, and the log continues`() throws {
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .live, sink: sink)
    let events = [Self.alert(4, at: 10), Self.alert(5, at: 10)]

    try writer.append(events[0], vocabulary: Vocabulary())
    for (event, error) in Self.refused {
      #expect(throws: error) { try writer.append(event, vocabulary: Vocabulary()) }
    }
    try writer.append(events[1], vocabulary: Vocabulary())
    try writer.finish()

    #expect(ReadLog(sink.bytes).items == events.map(TraceItem.event))
  }

  @Test func `a finished log takes no more`() throws {
    let writer = try LogWriter(header: .sample, policy: .live, sink: MemorySink())
    try writer.finish()

    #expect(throws: LogError.finished) {
      try writer.append(Self.alert(0), vocabulary: Vocabulary())
    }
    #expect(throws: LogError.finished) { try writer.flush() }
    #expect(throws: LogError.finished) { try writer.finish() }
  }

  @Test func `names that the source lost stay lost, each in its own place`() throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.names.pad(to: 3)
    _ = vocabulary.names.intern("kept")
    let names: [UInt32] = [3, 1, 2, 1, 3, 900]
    let items = names.enumerated().map { index, name in
      TraceItem.event(
        Event(
          sequence: UInt64(index), instant: .start, .remark(.note(text: NameID(rawValue: name)))))
    }
    let read = ReadLog(try WrittenLog(items, vocabulary: vocabulary).bytes)

    #expect(read.isSpotless)
    #expect(read.items.map(\.firstNumber) == [0, 1, 2, 1, 0, 3])
    #expect(read.items.named(by: read.vocabulary) == items.named(by: vocabulary))
    #expect(read.vocabulary.names.count == 4)
  }

  @Test func `long names fill blocks, not more`() throws {
    var vocabulary = Vocabulary()
    let items = (0..<200).map { index in
      let word = "\(index) " + String(repeating: "é", count: 1_000 + index * 8)
      let id = vocabulary.names.intern(word) ?? NameID(rawValue: 0)
      return TraceItem.event(
        Event(sequence: UInt64(index), instant: .start, .remark(.note(text: id))))
    }
    let read = ReadLog(try WrittenLog(items, vocabulary: vocabulary).bytes)

    #expect(read.isSpotless)
    #expect(read.items.named(by: read.vocabulary) == items.named(by: vocabulary))
    #expect((read.summary?.blockCount ?? 0) > 6)
  }

  @Test func `a full table refuses new names and still takes old ones`() throws {
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .batch, sink: sink)
    var full = Vocabulary()
    for index in 0..<NameTable.maximumCount { _ = full.names.intern("\(index)") }
    for index in 0..<UInt64(NameTable.maximumCount) {
      let note = RemarkFact.note(text: NameID(rawValue: UInt32(index)))
      try writer.append(Event(sequence: index, instant: .start, .remark(note)), vocabulary: full)
    }
    var other = Vocabulary()
    for word in ["new", "7"] { _ = other.names.intern(word) }
    let next = writer.nextSequence
    let new = Event(sequence: next, instant: .start, .remark(.note(text: NameID(rawValue: 0))))
    let lost = Event(sequence: next, instant: .start, .remark(.note(text: NameID(rawValue: 5))))
    let old = Event(sequence: next, instant: .start, .remark(.note(text: NameID(rawValue: 1))))

    #expect(throws: LogError.tableFull) { try writer.append(new, vocabulary: other) }
    #expect(throws: LogError.tableFull) { try writer.append(lost, vocabulary: other) }
    try writer.append(old, vocabulary: other)
    try writer.finish()

    let read = ReadLog(sink.bytes)
    #expect(read.isSpotless)
    #expect(read.items.last?.firstNumber == 7)
  }

  @Test func `the header says what it was given, and its version first`() throws {
    let read = ReadLog(try WrittenLog([]).bytes)

    #expect(read.header == .sample)
    #expect(
      HeaderText.text(.sample).hasPrefix("#swivel\t1.2\nunit\t1us\napp\tcom.example.reader\n"))
  }

  @Test func `a failing disk ends the log`() throws {
    let sink = FailingSink(blockCount: 2)
    let writer = try LogWriter(header: .sample, policy: .live, sink: sink)
    let error = LogError.io(operation: .write, errno: 28)
    try writer.append(Self.alert(0), vocabulary: Vocabulary())
    try writer.flush()
    try writer.append(Self.alert(1), vocabulary: Vocabulary())

    #expect(throws: error) { try writer.flush() }
    sink.blockCount = .max
    #expect(throws: error) { try writer.append(Self.alert(2), vocabulary: Vocabulary()) }
    #expect(throws: error) { try writer.finish() }
    #expect(error.description == "cannot be written: no space left on the disk")
  }
}

/// A disk that is full after some blocks.
private final class FailingSink: ByteSink {
  var blockCount: Int

  init(blockCount: Int) {
    self.blockCount = blockCount
  }

  func write(_ bytes: [UInt8]) throws(LogError) {
    blockCount -= 1
    guard blockCount >= 0 else { throw .io(operation: .write, errno: 28) }
  }

  func synchronize() throws(LogError) {}
}
