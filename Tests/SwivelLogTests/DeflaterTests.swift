import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct DeflaterTests {
  /// The bytes of a block, and what its deflate inflates to.
  private static func roundTrip(
    _ bytes: [UInt8], _ extent: PayloadExtent, _ deflater: Deflater = Deflater()
  ) throws -> (deflated: [UInt8], inflated: [UInt8]) {
    let limit = BlockFormat.maximumLength
    let deflated = try #require(deflater.deflate(bytes, extent, limit: limit))
    var output = [UInt8](repeating: 0, count: bytes.count)
    var inflater = Inflater()
    let isWhole = inflater.inflate(deflated[...], to: bytes.count, into: &output)
    #expect(isWhole)
    return (deflated, output)
  }

  private static func noise(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Bytes some of which were there before, nearby or far away.
  private static func repeating(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if bytes.count > 8, Int.random(in: 0..<4, using: &random) > 0 {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes += bytes[start...].prefix(Int.random(in: 1...600, using: &random))
      } else {
        bytes += noise(Int.random(in: 1...30, using: &random), &random)
      }
    }
    return Array(bytes.prefix(count))
  }

  @Test func `each part of a payload is there again`() throws {
    var random = SplitMix64(seed: 41)
    let deflater = Deflater()
    for _ in 0..<200 {
      let bytes = Self.repeating(Int.random(in: 3...9_000, using: &random), &random)
      let mixed = Int.random(in: 1...bytes.count, using: &random)
      let dense = Int.random(in: mixed...bytes.count, using: &random)
      let extent = PayloadExtent(mixed: mixed, dense: dense, count: bytes.count)
      #expect(try Self.roundTrip(bytes, extent, deflater).inflated == bytes)
    }
  }

  @Test func `a block needs nothing of the blocks before it`() throws {
    var random = SplitMix64(seed: 43)
    let deflater = Deflater()
    let bytes = Self.repeating(4_000, &random)
    let extent = PayloadExtent(mixed: 1_000, dense: 2_000, count: 4_000)
    let first = try Self.roundTrip(bytes, extent, deflater)
    // The inflater is a new one each time: a repetition of an earlier block would be refused.
    #expect(try Self.roundTrip(bytes, extent, deflater) == first)
  }

  @Test func `noise is stored as it is`() throws {
    var random = SplitMix64(seed: 44)
    let controls = [UInt8](repeating: 7, count: 500)
    let noise = Self.noise(2_000, &random)
    let extent = PayloadExtent(mixed: 400, dense: 500, count: 2_500)
    let (deflated, _) = try Self.roundTrip(controls + noise, extent)
    #expect(deflated.suffix(2_000).elementsEqual(noise))
    #expect(deflated.count < 2_100)
  }

  @Test func `a whole payload of noise fits into a block`() throws {
    var random = SplitMix64(seed: 45)
    let count = BlockFormat.maximumPayload
    let bytes = Self.noise(count, &random)
    for extent in [
      PayloadExtent(mixed: count), PayloadExtent(mixed: 1, dense: count, count: count),
      PayloadExtent(mixed: 1, dense: 2, count: count), PayloadExtent(plain: count),
    ] {
      let sink = MemorySink()
      var blocks = BlockWriter(sink: sink, deflater: Deflater())
      try blocks.write(bytes, extent)
      var reader = BlockReader(source: MemorySource(sink.bytes))
      guard case .block(count) = try reader.next() else {
        Issue.record("\(extent) is not a block")
        continue
      }
      #expect(reader.payload[..<count].elementsEqual(bytes))
    }
  }

  @Test func `what does not fit is not written`() {
    let bytes = [UInt8](0...255)
    #expect(Deflater().deflate(bytes, PayloadExtent(mixed: 256), limit: 100) == nil)
  }

  @Test func `the header of a live log is stored, for no compressor is there yet`() throws {
    let text = "\tcom.example.plain\n"
    var header = TraceHeader()
    let isSet = header.set(.app, to: "com.example.plain")
    #expect(isSet)
    for policy in [LogWriter.Policy.live, .batch] {
      let sink = MemorySink()
      _ = try LogWriter(header: header, policy: policy, sink: sink)
      let isThere = sink.bytes.indices.contains { sink.bytes[$0...].starts(with: text.utf8) }
      #expect(isThere == (policy == .live))
    }
  }
}
