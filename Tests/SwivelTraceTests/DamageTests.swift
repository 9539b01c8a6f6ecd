import SwivelModel
import SwivelTrace
import Testing

struct DamageTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every prefix of a log gives the first events, and nothing else`(seed: UInt64) throws {
    let trace = try SampleTrace(seed: seed, count: 24)

    for count in trace.bytes.indices {
      let reading = try SampleTrace.read(trace.bytes.prefix(count))

      #expect(trace.items.starts(with: reading.items), "\(count) bytes")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `every changed bit gives the first events, or all of them`(bit: Int) throws {
    let trace = try SampleTrace(seed: UInt64(bit), count: 24)

    for index in trace.bytes.indices {
      var bytes = trace.bytes
      bytes[index] ^= 1 << (bit - 1)
      let reading = try SampleTrace.read(bytes)

      #expect(trace.items.starts(with: reading.items), "byte \(index)")
      let isWhole = reading.items.count == trace.items.count
      #expect(isWhole || reading.error != nil || reading.hasLoss, "byte \(index)")
    }
  }

  @Test func `a fault states the events before it`() throws {
    let trace = try SampleTrace(seed: 4, count: 24)
    var bytes = trace.bytes
    bytes[bytes.count * 2 / 3] ^= 1

    let reading = try SampleTrace.read(bytes)

    #expect(reading.error?.eventCount == UInt64(reading.items.count))
    #expect(reading.items.count == 13)
  }
}
