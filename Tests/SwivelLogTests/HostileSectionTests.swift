import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct HostileSectionTests {
  private static let huge: [UInt8] = [UInt8](repeating: 0xFF, count: 9) + [1]

  private static func damage(_ section: [UInt8]) -> BlockDamage? {
    var decoder = EventsDecoder()
    var events: ContiguousArray<Event> = []
    do throws(BlockDamage) {
      try decoder.decode(section, count: section.count, into: &events)
      return nil
    } catch {
      return error
    }
  }

  private static func section(_ change: (inout EventsSection) -> Void) -> [UInt8] {
    var section = EventsSection()
    change(&section)
    return section.bytes
  }

  @Test func `a section that is as it should be is read`() {
    #expect(Self.damage(EventsSection().bytes) == nil)
  }

  @Test func `counts beyond the section are damage`() {
    let max = UInt64.max

    #expect(Self.damage(Self.section { $0.eventCount = Self.huge }) == .count(max, at: 3))
    #expect(Self.damage(Self.section { $0.eventCount = [0] }) == .count(0, at: 3))
    #expect(Self.damage(Self.section { $0.eventCount = [2] }) == .endsEarly(at: 14))
    #expect(Self.damage(Self.section { $0.kinds = [4, 0x4E, 0, 0, 0] }) == .count(4, at: 5))
    #expect(Self.damage(Self.section { $0.definitions = Self.huge }) == .count(max, at: 10))
    #expect(
      Self.damage(Self.section { $0.definitions = [1, 1] + Self.huge }) == .count(max, at: 12))
    #expect(Self.damage(Self.section { $0.controlCount = Self.huge }) == .count(max, at: 11))
    #expect(Self.damage(Self.section { $0.controlCount = [2] }) == .endsEarly(at: 14))
    #expect(Self.damage(Self.section { $0.controlCount = [0] }) != nil)
  }

  @Test func `numbers beyond their size are damage`() {
    let eleven = [UInt8](repeating: 0x80, count: 10) + [0]
    let overflow = [UInt8](repeating: 0xFF, count: 9) + [2]

    #expect(Self.damage(Self.section { $0.firstInstant = eleven }) == .number(at: 4))
    #expect(Self.damage(Self.section { $0.firstInstant = overflow }) == .number(at: 4))
    #expect(Self.damage(Self.section { $0.firstSequence = Self.huge }) == .sequence(.max))
    #expect(Self.damage(Self.section { $0.firstName = [0x81, 0x80, 4] }) == .names(65_537))
    #expect(Self.damage(Self.section { $0.lengths = [64] }) == .gap(event: 0))
    let tooLarge = Self.section {
      $0.kinds = [1, 0x50, 1, 0, 0]
      $0.controls = [0xD0, 0x80, 0x80, 0x80, 0x80, 0x10]
      $0.controlCount = [6]
    }
    #expect(Self.damage(tooLarge) == .number(at: 13))
  }

  @Test func `times beyond the latest are the latest`() throws {
    let section = Self.section {
      $0.firstInstant = Self.huge
      $0.eventCount = [2]
      $0.controlCount = [2]
      $0.controls = [0x4E, 0x4E]
      $0.lengths = [0, 63]
      $0.mantissas = [UInt8](repeating: 0xFF, count: 8)
    }
    let read = ReadLog(try Blocks.log(section))

    #expect(read.error == nil)
    #expect(read.items.map(\.instant) == [.latest, .latest])
  }

  @Test func `many short gaps lead no further than the latest either`() throws {
    let section = Self.section {
      $0.firstInstant = Self.huge
      $0.eventCount = [4]
      $0.controlCount = [4]
      $0.controls = [0x4E, 0x4E, 0x4E, 0x4E]
      $0.lengths = [0, 9, 9, 9]
      $0.mantissas = [UInt8](repeating: 0xFF, count: 3)
    }
    let read = ReadLog(try Blocks.log(section))

    #expect(read.error == nil)
    #expect(read.items.map(\.instant) == Array(repeating: Instant.latest, count: 4))
  }

  @Test func `kinds that are described wrongly are damage`() {
    #expect(Self.damage(Self.section { $0.kinds[1] = 0 }) == .kind(code: 0, at: 6))
    #expect(Self.damage(Self.section { $0.kinds[1] = 0x80 }) == .kind(code: 0x80, at: 6))
    #expect(Self.damage(Self.section { $0.kinds[2] = 7 }) == .kind(code: 0x4E, at: 6))
    #expect(Self.damage(Self.section { $0.kinds[3] = 1 }) == .kind(code: 0x4E, at: 6))
    let twice: [UInt8] = [2, 0x4E, 0, 0, 0, 0x4E, 0, 0, 0]
    #expect(Self.damage(Self.section { $0.kinds = twice }) == .kind(code: 0x4E, at: 10))
    #expect(Self.damage(Self.section { $0.controls = [0x4D] }) == .kind(code: 0x4D, at: 12))
  }

  @Test func `bytes that are left over are damage`() {
    #expect(Self.damage(EventsSection().bytes + [0]) == .tooLong(at: 14))
    let control = Self.section {
      $0.controls = [0x4E, 0x4E]
      $0.controlCount = [2]
    }
    #expect(Self.damage(control) == .tooLong(at: 13))
  }

  @Test func `definitions of an unknown type are ignored`() throws {
    let section = Self.section {
      $0.definitions = [3, 0x7F, 2, 0xFF, 0xFF, 0x01, 2, 0x41, 0xFF, 0x02, 3, 0x0F, 0x41, 0x09]
    }
    let read = ReadLog(try Blocks.log(section))

    #expect(read.error == nil)
    #expect(read.vocabulary.names[NameID(rawValue: 0)] == "A\u{FFFD}")
    #expect(read.vocabulary.newerKinds.isEmpty)
  }

  @Test func `names that were lost leave their places empty`() throws {
    var late = EventsSection(firstSequence: [7])
    late.firstName = [3]
    late.definitions = [1, 0x01, 1, 0x41]
    let read = ReadLog(try Blocks.log(late.bytes))

    #expect(read.vocabulary.names.count == 4)
    #expect(read.vocabulary.names[NameID(rawValue: 2)] == nil)
    #expect(read.vocabulary.names[NameID(rawValue: 3)] == "A")
  }

  @Test func `what a damaged section defined is forgotten`() throws {
    let broken = Self.section {
      $0.firstName = [2]
      $0.definitions = [3, 0x01, 1, 0x41, 0x02, 3, 0x7F, 0x41, 0x42, 0x03, 2, 1, 9]
      $0.controls = [0x4D]
    }
    var whole = EventsSection()
    whole.definitions = [1, 0x01, 1, 0x42]
    let reader = try LogReader(
      source: MemorySource(try Blocks.log(broken, whole.bytes)), mode: .salvage)

    #expect(try reader.next() != nil)
    #expect(reader.vocabulary.names.count == 1)
    #expect(reader.vocabulary.names[NameID(rawValue: 0)] == "B")
    #expect(reader.vocabulary.names.id(of: "A") == nil)
    #expect(reader.vocabulary.newerKinds.isEmpty)
    #expect(reader.summary.gapCount == 1)
  }

  @Test func `sections that go back are damage`() throws {
    var named = EventsSection()
    named.definitions = [1, 0x01, 1, 0x41]
    var late = EventsSection()
    late.firstInstant = [9]
    var next = EventsSection()
    next.firstSequence = [1]

    for (first, second, damage) in [
      (late.bytes, next.bytes, BlockDamage.time(0)), (named.bytes, next.bytes, .names(0)),
      (next.bytes, next.bytes, .sequence(1)),
    ] {
      let read = ReadLog(try Blocks.log(first, second))
      guard case .damagedBlock(_, 1, damage) = read.error else {
        Issue.record("\(damage) expected, but \(String(describing: read.error))")
        continue
      }
    }
  }

  @Test func `a changed section never traps or makes up events without end`() {
    var random = SplitMix64(seed: 77)
    let sections = (0..<8).map { Self.payload(seed: $0) }
    for _ in 0..<20_000 {
      var section = sections[Int.random(in: 0..<sections.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 1..<section.count, using: &random)
        section[place] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        section.removeLast(Int.random(in: 0..<section.count / 2, using: &random))
      }
      var decoder = EventsDecoder()
      var events: ContiguousArray<Event> = []
      try? decoder.decode(section, count: section.count, into: &events)
      #expect(events.count <= section.count / 2)
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    }
  }

  private static func payload(seed: UInt64) -> [UInt8] {
    let random = RandomEvents(seed: seed, count: 40)
    var encoder = EventsEncoder(firstName: 0)
    encoder.define(name: "A")
    encoder.define(kind: "folded\tby:controller", code: 0x0F)
    var last = Instant.start
    for event in random.events {
      encoder.append(
        event, gap: event.instant.rawValue - last.rawValue,
        controllers: KindShape.known[Int(event.record.code)].controllers)
      last = event.instant
    }
    let extent = encoder.seal(nextName: 1)
    return Array(encoder.payload[..<extent.count])
  }
}

extension TraceItem {
  var instant: Instant? {
    guard case .event(let event) = self else { return nil }
    return event.instant
  }
}
