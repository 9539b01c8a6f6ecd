import CSwivel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct LiteralDeflaterTests {
  /// A whole stream: the block, and an empty last one.
  private static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
    var bits = BitWriter(capacity: 2 * bytes.count + 1_024)
    guard bytes.withUnsafeBytes({ LiteralDeflater.deflate($0, to: &bits) }) else { return nil }
    bits.append(1, count: 3)
    let output = RawBuffer(capacity: 2 * bytes.count + 1_024)
    let end = bits.move(to: output, at: 0)
    return Array(output.bytes(0..<end)) + [0, 0, 0xFF, 0xFF]
  }

  /// Bytes of an alphabet, the lower ones the more frequent.
  private static func bytes(
    _ count: Int, below limit: Int, _ random: inout SplitMix64
  ) -> [UInt8] {
    (0..<count).map { _ in
      UInt8(
        min(Int.random(in: 0..<limit, using: &random), Int.random(in: 0..<limit, using: &random)))
    }
  }

  @Test func `what is deflated is inflated by zlib`() throws {
    var random = SplitMix64(seed: 77)
    for limit in [1, 2, 3, 5, 17, 64, 143, 200] {
      let bytes = Self.bytes(4_000, below: limit, &random)
      let deflated = try #require(Self.deflate(bytes))
      #expect(ZlibStream.inflate(deflated, to: bytes.count) == bytes)
    }
  }

  @Test func `it is as small as what zlib makes`() throws {
    var random = SplitMix64(seed: 5)
    for limit in [2, 9, 40, 130] {
      let bytes = Self.bytes(8_000, below: limit, &random)
      let deflated = try #require(Self.deflate(bytes))
      let reference = ZlibStream.deflate(bytes, level: 6, strategy: Z_HUFFMAN_ONLY)
      #expect(deflated.count <= reference.count + 8)
    }
  }

  @Test func `bytes that would not shrink are left alone`() {
    var random = SplitMix64(seed: 6)
    let noise = (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &random) }

    #expect(Self.deflate([]) == nil)
    #expect(Self.deflate([1, 2, 3]) == nil)
    #expect(Self.deflate(noise) == nil)
  }

  @Test func `no code is longer than it may be`() {
    var (frequencies, last, next): ([UInt32], UInt32, UInt32) = ([], 1, 1)
    for _ in 0..<30 {
      frequencies.append(last)
      (last, next) = (next, last + next)
    }
    for limit in [5, 7, 15] {
      let lengths = HuffmanCode(frequencies, maximumLength: limit).lengths
      #expect(lengths.allSatisfy { 1...UInt8(limit) ~= $0 })
      // A whole code: no bits are left unused.
      #expect(lengths.reduce(0) { $0 + (1 << limit) >> Int($1) } == 1 << limit)
    }
  }
}
