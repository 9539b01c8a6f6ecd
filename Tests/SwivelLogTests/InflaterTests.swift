import CSwivel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct InflaterTests {
  private static func inflate(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
    let output = RawBuffer(capacity: count + 1)
    var inflater = Inflater()
    let isWhole = bytes.withUnsafeBytes { inflater.inflate($0, to: count, into: output) }
    return isWhole ? Array(output.bytes(0..<count)) : nil
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

  @Test func `what zlib deflated is inflated`() {
    var random = SplitMix64(seed: 1951)
    for _ in 0..<1_500 {
      let (bytes, deflated) = Self.stream(&random)
      #expect(Self.inflate(deflated, to: bytes.count) == bytes)
    }
  }

  @Test func `a longer or shorter target is refused`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let (bytes, deflated) = Self.stream(&random)
      #expect(Self.inflate(deflated, to: bytes.count + 1) == nil)
      #expect(bytes.isEmpty || Self.inflate(deflated, to: bytes.count - 1) == nil)
      #expect(Self.inflate(deflated + [0], to: bytes.count) == nil)
      #expect(Self.inflate(deflated.dropLast(), to: bytes.count) == nil)
    }
  }

  @Test func `a changed stream is judged as zlib judges it`() {
    var random = SplitMix64(seed: 95)
    for _ in 0..<15_000 {
      let original = Self.stream(&random)
      let count = original.bytes.count
      var deflated = original.deflated
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Most errors are in the head, which describes the codes.
        let range = Bool.random(using: &random) ? deflated.count : min(deflated.count, 40)
        let place = Int.random(in: 0..<range, using: &random)
        deflated[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
      #expect(
        Self.inflate(deflated, to: count) == ZlibStream.inflate(deflated, to: count))
    }
  }

  @Test func `noise is judged as zlib judges it`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      var noise = (0..<Int.random(in: 1...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      // A last block with codes of its own: else hardly any would be one.
      if Bool.random(using: &random) { noise[0] = noise[0] & 0xF8 | 0b101 }
      let count = Int.random(in: 0...20, using: &random)
      #expect(Self.inflate(noise, to: count) == ZlibStream.inflate(noise, to: count))
    }
  }

  @Test func `codes as long as they may be are found`() {
    // Frequencies of Fibonacci's make the longest codes.
    var (bytes, last, next): ([UInt8], Int, Int) = ([], 1, 1)
    for symbol in UInt8(0)..<19 {
      bytes += repeatElement(symbol, count: last)
      (last, next) = (next, last + next)
    }
    var random = SplitMix64(seed: 15)
    bytes.shuffle(using: &random)
    let deflated = ZlibStream.deflate(bytes, level: 6, strategy: Z_HUFFMAN_ONLY)
    #expect(Self.inflate(deflated, to: bytes.count) == bytes)
  }

  @Test func `many literals in a row are judged as zlib judges them`() {
    var random = SplitMix64(seed: 1_024)
    for _ in 0..<150 {
      // Of few values, most of them small, so that several codes are found at once.
      let greatest = UInt8.random(in: 1...60, using: &random)
      let bytes = (0..<Int.random(in: 9_000...12_000, using: &random)).map { _ in
        (0..<3).reduce(greatest) { least, _ in
          min(least, UInt8.random(in: 0...greatest, using: &random))
        }
      }
      var deflated = ZlibStream.deflate(bytes, level: 6, strategy: Z_HUFFMAN_ONLY)
      #expect(Self.inflate(deflated, to: bytes.count) == bytes)
      deflated[Int.random(in: 0..<deflated.count, using: &random)] ^= 1
      #expect(
        Self.inflate(deflated, to: bytes.count) == ZlibStream.inflate(deflated, to: bytes.count))
      #expect(Self.inflate(deflated.dropLast(8), to: bytes.count) == nil)
    }
  }
}
