import CSwivel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct DeflaterTests {
  private static let efforts = [LogWriter.Policy.live.effort, LogWriter.Policy.batch.effort]

  /// What zlib makes of a block of some bytes and an empty last one; `nil` if there is no block.
  private static func roundTrip(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
    deflate(bytes, Deflater(effort)) { $0.deflate($1, to: &$2) }
      .flatMap { ZlibStream.inflate($0, to: bytes.count) }
  }

  private static func deflate(
    _ bytes: [UInt8], _ deflater: consuming Deflater,
    _ work: (inout Deflater, UnsafeRawBufferPointer, inout BitWriter) -> Bool
  ) -> [UInt8]? {
    var bits = BitWriter(capacity: bytes.count + 64)
    guard bytes.withUnsafeBytes({ work(&deflater, $0, &bits) }) else {
      #expect(bits.byteCount == 0)
      return nil
    }
    bits.append(1, count: 3)
    let output = RawBuffer(capacity: bytes.count + 64)
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

  /// Bytes some of which were there before, nearby or far away.
  private static func repeating(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if bytes.count > 8, Int.random(in: 0..<4, using: &random) > 0 {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes += bytes[start...].prefix(Int.random(in: 1...600, using: &random))
      } else {
        bytes += Self.bytes(Int.random(in: 1...30, using: &random), below: 200, &random)
      }
    }
    return Array(bytes.prefix(count))
  }

  @Test(arguments: 0..<2) func `what repeats itself is inflated by zlib`(place: Int) {
    var random = SplitMix64(seed: 41)
    for _ in 0..<300 {
      let count = Int.random(in: 200...4_000, using: &random)
      let bytes = Self.repeating(count, &random)
      #expect(Self.roundTrip(bytes, Self.efforts[place]) == bytes)
    }
  }

  @Test(arguments: 0..<2) func `a whole payload is inflated by zlib`(place: Int) {
    var random = SplitMix64(seed: 42)
    let count = BlockFormat.maximumPayload
    let noise = Self.bytes(32_760, below: 256, &random)
    for bytes in [
      // One long run, which is in the longest matches there are.
      [UInt8](repeating: 7, count: count),
      Self.repeating(count, &random),
      // Everything comes again about as far behind as a match may reach.
      Array((noise + noise).prefix(count)),
      Array((noise + [1, 2, 3, 4, 5, 6, 7, 8, 9] + noise).prefix(count)),
      // Four bytes in ten thousand places, behind each another one.
      (0..<count).map { UInt8(truncatingIfNeeded: $0 % 6 < 4 ? 1 : $0 / (6 + $0 % 2)) },
    ] {
      #expect(Self.roundTrip(bytes, Self.efforts[place]) == bytes)
    }
  }

  @Test(arguments: 0..<2) func `a deflater starts anew with each block`(place: Int) {
    var random = SplitMix64(seed: 43)
    var deflater = Deflater(Self.efforts[place])
    for _ in 0..<50 {
      let bytes = Self.repeating(Int.random(in: 300...9_000, using: &random), &random)
      let fresh = Self.deflate(bytes, Deflater(Self.efforts[place])) { $0.deflate($1, to: &$2) }
      var bits = BitWriter(capacity: bytes.count + 64)
      let isSmaller = bytes.withUnsafeBytes { deflater.deflate($0, to: &bits) }
      #expect(isSmaller)
      #expect(bits.byteCount <= (fresh?.count ?? 0))
    }
  }

  @Test func `what is rare and frequent is inflated by zlib`() throws {
    var random = SplitMix64(seed: 77)
    for limit in [1, 2, 3, 5, 17, 64, 143, 200] {
      let bytes = Self.bytes(4_000, below: limit, &random)
      let deflated = try #require(
        Self.deflate(bytes, Deflater(Self.efforts[0])) { $0.deflateLiterals($1, to: &$2) })
      #expect(ZlibStream.inflate(deflated, to: bytes.count) == bytes)
    }
  }

  @Test func `literals are as small as what zlib makes`() throws {
    var random = SplitMix64(seed: 5)
    for limit in [2, 9, 40, 130] {
      let bytes = Self.bytes(8_000, below: limit, &random)
      let deflated = try #require(
        Self.deflate(bytes, Deflater(Self.efforts[0])) { $0.deflateLiterals($1, to: &$2) })
      let reference = ZlibStream.deflate(bytes, level: 6, strategy: Z_HUFFMAN_ONLY)
      #expect(deflated.count <= reference.count + 8)
    }
  }

  @Test func `bytes that would not shrink are left alone`() {
    var random = SplitMix64(seed: 6)
    let noise = (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for bytes in [[], [1, 2, 3], noise] {
      for effort in Self.efforts {
        #expect(Self.deflate(bytes, Deflater(effort)) { $0.deflate($1, to: &$2) } == nil)
        #expect(Self.deflate(bytes, Deflater(effort)) { $0.deflateLiterals($1, to: &$2) } == nil)
      }
    }
  }

  @Test func `no code is longer than it may be`() {
    for limit in [5, 7, 15] {
      var code = HuffmanCode(symbolCount: 30, maximumLength: limit)
      var (last, next): (UInt32, UInt32) = (1, 1)
      for symbol in 0..<30 {
        code.frequencies[symbol] = last
        (last, next) = (next, last + next)
      }
      code.build()
      let lengths = (0..<30).map { code.length($0) }
      #expect(lengths.allSatisfy { 1...limit ~= $0 })
      // A whole code: no bits are left unused.
      #expect(lengths.reduce(0) { $0 + (1 << limit) >> $1 } == 1 << limit)
    }
  }
}
