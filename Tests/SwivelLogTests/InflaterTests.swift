import CSwivel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct InflaterTests {
  private static func inflate(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
    var output = [UInt8](repeating: 0xA5, count: count + 400)
    var inflater = Inflater()
    let isWhole = inflater.inflate(bytes[...], to: count, into: &output)
    #expect(output[count...].allSatisfy { $0 == 0xA5 }, "more than \(count) bytes written")
    return isWhole ? Array(output[..<count]) : nil
  }

  /// Bytes that repeat themselves more or less.
  private static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    let alphabet = UInt8.random(in: 0...255, using: &random)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      if !bytes.isEmpty, Bool.random(using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes += bytes[start...].prefix(Int.random(in: 1...400, using: &random))
      } else {
        // The smaller of two, so that some are more frequent than others.
        let byte = UInt8.random(in: 0...alphabet, using: &random)
        bytes.append(min(byte, UInt8.random(in: 0...alphabet, using: &random)))
      }
    }
    return bytes
  }

  private static func stream(_ random: inout SplitMix64) -> (bytes: [UInt8], deflated: [UInt8]) {
    let bytes = bytes(&random)
    let level = Int32.random(in: 0...9, using: &random)
    let strategies = [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED]
    let strategy = strategies[Int.random(in: 0..<strategies.count, using: &random)]
    return (bytes, ZlibStream.deflate(bytes, level: level, strategy: strategy))
  }

  @Test func `deflate of every level and strategy is inflated`() {
    var random = SplitMix64(seed: 1951)
    for _ in 0..<500 {
      let (bytes, deflated) = Self.stream(&random)
      #expect(Self.inflate(deflated, to: bytes.count) == bytes)
    }
  }

  @Test func `another size, a byte too many and a byte too few are refused`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let (bytes, deflated) = Self.stream(&random)
      #expect(Self.inflate(deflated, to: bytes.count + 1) == nil)
      #expect(bytes.isEmpty || Self.inflate(deflated, to: bytes.count - 1) == nil)
      #expect(Self.inflate(deflated + [0], to: bytes.count) == nil)
      #expect(Self.inflate(deflated.dropLast(), to: bytes.count) == nil)
    }
  }

  @Test func `what inflates to a thousand times its length stops at the size of its block`() {
    let bomb = ZlibStream.deflate(
      [UInt8](repeating: 0, count: 10_000_000), level: 9, strategy: Z_DEFAULT_STRATEGY)
    #expect(bomb.count < 10_000)
    for count in [0, 1, 1_000, BlockFormat.maximumPayload] {
      #expect(Self.inflate(bomb, to: count) == nil)
    }
  }

  @Test func `an inflater that refused a block inflates the next one`() {
    var random = SplitMix64(seed: 4)
    var inflater = Inflater()
    var output = [UInt8](repeating: 0, count: 65_536)
    for _ in 0..<200 {
      let (bytes, deflated) = Self.stream(&random)
      let broken = deflated.dropLast() + [0xFF, 0xFF]
      _ = inflater.inflate(broken, to: bytes.count + 9, into: &output)
      let isWhole = inflater.inflate(deflated[...], to: bytes.count, into: &output)
      #expect(isWhole)
      #expect(output[..<bytes.count].elementsEqual(bytes))
    }
  }

  @Test func `the first bytes are inflated whatever follows them`() {
    let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let deflated = ZlibStream.deflate(bytes, level: 6, strategy: Z_DEFAULT_STRATEGY)
    var output = [UInt8](repeating: 0, count: 64)
    var inflater = Inflater()
    for end in [deflated.count, deflated.count - 1] {
      let isThere = inflater.inflate(deflated.prefix(end), first: 64, into: &output)
      #expect(isThere)
      #expect(output.elementsEqual(bytes.prefix(64)))
    }
    let isThere = inflater.inflate(deflated.prefix(3), first: 64, into: &output)
    #expect(!isThere)
  }
}
