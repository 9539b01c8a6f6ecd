import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

struct RingTests {
  @Test func `what was recorded is found, in order`() throws {
    var fixture = try RingFixture()

    fixture.record(0..<100)

    #expect(fixture.take().numbers.elementsEqual(0..<100))
    #expect(fixture.take().isEmpty)
    #expect(fixture.walk.missing + fixture.walk.absent == 0)
  }

  @Test func `the ring goes round and round`() throws {
    var fixture = try RingFixture()

    for lap: UInt32 in 0..<10 {
      let numbers = lap * 2_000..<(lap + 1) * 2_000
      fixture.record(numbers)
      #expect(fixture.take().numbers.elementsEqual(numbers))
    }

    #expect(fixture.walk.missing + fixture.walk.absent == 0)
  }

  @Test(arguments: [2_048, 2_049, 5_000, 100_000])
  func `what is overwritten is counted`(count: Int) throws {
    var fixture = try RingFixture()

    fixture.record(0..<UInt32(count))

    let numbers = fixture.take().numbers
    let left = min(count, 2_048)
    #expect(numbers.elementsEqual(UInt32(count - left)..<UInt32(count)))
    #expect(fixture.walk.missing == UInt64(count - left))
    #expect(fixture.walk.absent == 0)
  }

  @Test func `more events are overwritten than the numbers of events can tell apart`() throws {
    let count: UInt64 = 3 << 24 + 5
    // Safe: as many bytes as a hot file has, which outlive the copy.
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: HotShape.shortest.byteCount, alignment: 8)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    bytes.storeBytes(of: count | count << 40, toByteOffset: 128, as: UInt64.self)
    let slots = HotSlots(ring: UnsafeRawPointer(try #require(bytes.baseAddress)), .shortest)
    var walk = HotWalk()

    while case .unresolved = walk.next(in: slots) { walk.pass() }

    #expect(walk.begun == count)
    #expect(walk.missing == count)
  }

  @Test(arguments: 0..<50)
  func `numbers of all sizes come back`(seed: UInt64) throws {
    var fixture = try RingFixture()
    var random = SplitMix64(seed: seed)
    let records = (0..<500).map { _ in Self.record(using: &random) }

    for record in records { _ = fixture.ring.record(record) }

    #expect(fixture.take().map(\.record) == records)
  }

  @Test func `times do not go back in one thread`() throws {
    var fixture = try RingFixture()

    fixture.record(0..<2_000)

    let times = fixture.take().map(\.entry.microseconds)
    #expect(times == times.sorted())
  }

  @Test func `the sealer is woken at each part`() throws {
    let fixture = try RingFixture()

    let wakes = (0..<4_097).filter { fixture.ring.record(RingFixture.event(UInt32($0))).wakes }

    #expect(wakes == [0, 1_024, 2_048, 3_072, 4_096])
    #expect(fixture.takeSignals() == 5)
  }

  @Test func `an event with a name wakes the sealer, too`() throws {
    let fixture = try RingFixture()

    let answer = fixture.ring.record(RingFixture.event(0), names: ["a"], skip: 0)

    #expect(answer.wakes)
    #expect(fixture.takeSignals() == 1)
  }

  @Test func `a closed ring takes nothing`() throws {
    var fixture = try RingFixture()
    fixture.record(0..<3)

    fixture.ring.close()

    #expect(!fixture.ring.record(RingFixture.event(3)).isRecorded)
    #expect(!fixture.ring.record(RingFixture.event(3), names: ["a"], skip: 0).isRecorded)
    #expect(fixture.take().numbers == [0, 1, 2])
  }

  private static func record(using random: inout SplitMix64) -> Record {
    var record = Record(code: UInt8.random(in: 1...127, using: &random))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      record.append(
        UInt32.random(in: 0 ... .max, using: &random) >> UInt32.random(in: 0..<32, using: &random))
    }
    return record
  }
}
