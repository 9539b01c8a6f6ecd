import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct RoundTripTests {
  @Test(arguments: [LogWriter.Policy.live, .batch], [0, 1, 2, 1_023, 1_024, 1_025])
  func `events read back as they were written`(policy: LogWriter.Policy, count: Int) throws {
    for seed in UInt64(1)...3 {
      let log = try WrittenLog.random(seed: seed, count: count, policy: policy)
      let read = ReadLog(log.bytes)

      #expect(read.isSpotless)
      #expect(read.items.named(by: read.vocabulary) == log.items.named(by: log.vocabulary))
      #expect(read.summary?.eventCount == UInt64(count))
      #expect(read.summary?.byteCount == UInt64(log.bytes.count))
    }
  }

  @Test(arguments: [LogWriter.Policy.live, .batch])
  func `many blocks read back as they were written`(policy: LogWriter.Policy) throws {
    let log = try WrittenLog.random(seed: 5, count: 70_000, policy: policy)
    let read = ReadLog(log.bytes)

    #expect(read.isSpotless)
    #expect(read.items.count == 70_000)
    #expect(read.items.named(by: read.vocabulary) == log.items.named(by: log.vocabulary))
  }

  @Test func `names are numbered by first use`() throws {
    var names = NameTable()
    for word in ["never", "second", "first"] { _ = names.intern(word) }
    let marks: [UInt32] = [2, 1, 2]
    let events = marks.enumerated().map { index, name in
      Event(
        sequence: UInt64(index), instant: .start,
        .remark(.marker(name: NameID(rawValue: name))))
    }
    let read = ReadLog(try WrittenLog(events.map(TraceItem.event), names: names).bytes)

    #expect(read.vocabulary.names.count == 2)
    #expect(read.items.map(\.firstNumber) == [0, 1, 0])
    #expect(read.vocabulary.names[NameID(rawValue: 0)] == "first")
  }

  @Test(arguments: [1, 7, 4_096]) func `a source may give a few bytes at once`(stride: Int) throws {
    let log = try WrittenLog.random(seed: 9, count: 300, itemsPerBlock: 40)
    let read = ReadLog(log.bytes, stride: stride)

    #expect(read.isSpotless)
    #expect(read.items.count == 300)
  }

  @Test func `numbers and times of any size read back`() throws {
    var random = SplitMix64(seed: 3)
    var instant: UInt64 = 0
    let events = (0..<600).map { index in
      var record = Record(code: UInt8.random(in: 1...127, using: &random))
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        record.append(
          UInt32.random(in: 0...(.max), using: &random) >> UInt32.random(in: 0...31, using: &random)
        )
      }
      let left = Instant.latest.rawValue - instant
      instant +=
        UInt64.random(in: 0...left, using: &random) >> UInt64.random(in: 5...63, using: &random)
      return Event(sequence: UInt64(index), instant: Instant(rawValue: instant), record: record)
    }
    .filter { KindShape.known[Int($0.record.code)].names == 0 }
    let read = ReadLog(try WrittenLog(events.map(TraceItem.event)).bytes)

    #expect(read.isSpotless)
    #expect(read.items == events.map(TraceItem.event))
  }

  @Test func `the sections are the same events`() throws {
    let log = try WrittenLog.random(seed: 6, count: 100, itemsPerBlock: 30)
    let reader = try LogReader(source: MemorySource(log.bytes))
    var events: [TraceItem] = []
    while let section = try reader.nextSection() {
      guard case .events = section else { continue }
      events += reader.events.map(TraceItem.event)
    }

    #expect(events == ReadLog(log.bytes).items)
    #expect(events.count == 100)
  }
}

extension TraceItem {
  var firstNumber: UInt32? {
    guard case .event(let event) = self else { return nil }
    return event.record[0]
  }
}
