import SwivelModel
import Testing

@testable import SwivelLog

struct SectionTests {
  @Test(arguments: [UInt8(0x80), 0xFF]) func `an ignorable section is ignored`(type: UInt8) throws {
    let read = ReadLog(try Blocks.log([type, 1, 2, 3], Blocks.event(0)))

    #expect(read.isSpotless)
    #expect(read.items.count == 1)
  }

  @Test(arguments: [UInt8(0x02), 0x03, 0x04, 0x06])
  func `a section that only helps is ignored`(type: UInt8) throws {
    let read = ReadLog(try Blocks.log(Blocks.event(0), [type], Blocks.event(1)))

    #expect(read.isSpotless)
    #expect(read.items.count == 2)
  }

  @Test(arguments: [UInt8(0x00), 0x07, 0x23, 0x7F])
  func `an unknown section is skipped and reported`(type: UInt8) throws {
    let read = ReadLog(try Blocks.log([type], Blocks.event(0), [type, 9]))

    #expect(read.error == nil)
    #expect(read.items.count == 1)
    #expect(read.summary?.skippedSections == [type: 2])
  }

  @Test func `losses keep their place among the events`() throws {
    let event = Event(sequence: 0, instant: .start, .window(.systemAlertShown))
    let later = Event(sequence: 9, instant: .start, .window(.systemAlertShown))
    let items: [TraceItem] = [
      .loss(Loss(count: 3, reason: .bufferFull)), .event(event),
      .loss(Loss(count: .max, reason: .disk)), .loss(Loss(count: 0, reason: .interrupted)),
      .event(later),
    ]
    let read = ReadLog(try WrittenLog(items).bytes)

    #expect(read.isSpotless)
    #expect(read.items == items)
    #expect(read.summary?.lostCount == Loss.maximumCount)
  }

  @Test func `a loss for a reason that is not known is kept`() throws {
    let read = ReadLog(try Blocks.log([0x05, 7, 0x90, 0x03], [0x05, 1, 2, 99]))

    #expect(
      read.items == [
        .loss(Loss(count: 7, reason: .unreadable)), .loss(Loss(count: 1, reason: .interrupted)),
      ])
  }

  @Test func `numbers that are missing stay missing`() throws {
    let sequences: [UInt64] = [5, 6, 7, 100, 102, 1 << 60, Event.latestSequence]
    let items = sequences.map {
      TraceItem.event(Event(sequence: $0, instant: .start, .window(.systemAlertShown)))
    }
    let read = ReadLog(try WrittenLog(items).bytes)

    #expect(read.isSpotless)
    #expect(read.items == items)
  }

  @Test func `an end in the middle is no end`() throws {
    let first = try Blocks.log(Blocks.event(0))
    let second = try Blocks.log(Blocks.event(1)).dropFirst(try Blocks.log().count - 28)
    let read = ReadLog(first + second)

    #expect(read.isSpotless)
    #expect(read.items.count == 2)
    #expect(ReadLog(first + second.dropLast(28)).summary?.isClosedCleanly == false)
  }

  @Test func `zeros after the end mean nothing`() throws {
    let log = try Blocks.log(Blocks.event(0))
    let read = ReadLog(log + [UInt8](repeating: 0, count: 200_000))

    #expect(read.isSpotless)
    #expect(read.summary?.paddingByteCount == 200_000)
    #expect(read.summary?.byteCount == UInt64(log.count))
  }
}
