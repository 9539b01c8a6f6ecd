import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct DamageTests {
  private static func sample() throws -> WrittenLog {
    let random = RandomEvents(seed: 21, count: 14)
    var items = random.events.map(TraceItem.event)
    items.insert(.loss(Loss(count: 2, reason: .disk)), at: 9)
    return try WrittenLog(items, names: random.names, itemsPerBlock: 5)
  }

  @Test func `every prefix of a log reads as a prefix of its events`() throws {
    let log = try Self.sample()
    let whole = ReadLog(log.bytes)
    try #require(whole.isSpotless)
    let headerLength = try WrittenLog([]).bytes.count - BlockFormat.end.count

    for length in log.bytes.indices {
      let read = ReadLog(Array(log.bytes[..<length]))
      #expect(whole.items.starts(with: read.items))
      #expect((read.error == nil) == (length >= headerLength), "\(length) bytes")
      #expect(read.summary?.isClosedCleanly != true)
      let tail = read.summary?.tornTail
      #expect(tail?.byteCount == tail.map { UInt64(length) - $0.offset })
    }
  }

  @Test func `no changed byte makes another event, and none is lost unnoticed`() throws {
    let log = try Self.sample()
    let whole = ReadLog(log.bytes)

    for place in log.bytes.indices {
      let byte = log.bytes[place]
      let others = Set([0, 0xFF] + (0..<8).map { byte ^ 1 << $0 }).subtracting([byte])
      for other in others.sorted() {
        var bytes = log.bytes
        bytes[place] = other
        let read = ReadLog(bytes)
        #expect(whole.items.starts(with: read.items), "byte \(place) as \(other)")
        // Deflate has a few bits that mean nothing.
        let isSame = read.items == whole.items && read.header == whole.header
        #expect(!read.isSpotless || isSame, "byte \(place) as \(other)")
      }
    }
  }

  @Test func `damage in the middle is named with its place, after all before it`() throws {
    let log = try WrittenLog.random(seed: 4, count: 50, itemsPerBlock: 10)
    let whole = ReadLog(log.bytes)
    let starts = log.bytes.indices.filter {
      log.bytes[$0...].starts(with: BlockFormat.start)
    }
    var bytes = log.bytes
    bytes[starts[3] + 40] ^= 0x10

    let read = ReadLog(bytes)

    #expect(read.items == Array(whole.items[..<20]))
    guard case .damagedBlock(let offset, let eventCount, _) = read.error else {
      Issue.record("\(String(describing: read.error))")
      return
    }
    #expect(offset == UInt64(starts[3]))
    #expect(eventCount == 20)
  }

  @Test func `after an error a reader says the same again`() throws {
    var bytes = try Blocks.log(Blocks.event(0), Blocks.event(1))
    bytes[try Blocks.log().count - 28 + 30] ^= 1
    let reader = try LogReader(source: MemorySource(bytes))

    let first = #expect(throws: LogError.self) { while try reader.next() != nil {} }
    let second = #expect(throws: LogError.self) { while try reader.next() != nil {} }

    #expect(first == second)
  }

  @Test func `salvage keeps nothing of a block that broke a rule, whatever comes next`() throws {
    var late = EventsSection()
    (late.eventCount, late.controls, late.controlCount) = ([2], [0x4E, 0x4D], [2])
    (late.firstSequence, late.lengths) = ([2], [0, 0])
    let two = EventsSection(
      eventCount: [2], controlCount: [2], controls: [0x4E, 0x4E], lengths: [0, 0])
    let bytes = try Blocks.log(two.bytes, late.bytes, [SectionType.loss, 1, 0], Blocks.event(9))
    let reader = try LogReader(source: MemorySource(bytes), mode: .salvage)
    var items: [TraceItem] = []
    while let item = try reader.next() { items.append(item) }

    let sequences = items.map { item in
      if case .event(let event) = item { event.sequence } else { nil as UInt64? }
    }
    #expect(sequences == [0, 1, nil, 9])
  }

  @Test func `a block that is between is found however far away`() throws {
    let log = try Blocks.log(Blocks.event(0))
    let noise = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 | 1) }

    let torn = ReadLog(log + noise)
    let damaged = ReadLog(log + noise + BlockFormat.end)

    #expect(torn.error == nil)
    #expect(torn.summary?.tornTail?.byteCount == 300_000)
    #expect(torn.summary?.tornTail?.offset == UInt64(log.count))
    #expect(
      damaged.error
        == .damagedBlock(offset: UInt64(log.count), eventCount: 1, damage: .start))
    #expect(damaged.items == torn.items)
  }

  @Test(arguments: [
    [], Array("hello".utf8), [0x1F, 0x8B, 8, 0], [UInt8](repeating: 0, count: 100),
    BlockFormat.end,
  ])
  func `something else is no log`(bytes: [UInt8]) {
    #expect(ReadLog(bytes).error == .notALog)
  }
}
