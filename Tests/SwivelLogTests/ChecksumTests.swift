import CSwivel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct ChecksumTests {
  @Test func `it is that of zlib at every length and alignment`() {
    var random = SplitMix64(seed: 32)
    let bytes = (0..<1_200).map { _ in UInt8.random(in: 0...255, using: &random) }
    for start in 0..<17 {
      for end in start...(bytes.count - start) where end < 300 || end % 61 == 0 {
        let part = Array(bytes[start..<end])
        let expected = crc32(0, part, UInt32(part.count))
        #expect(checksum(bytes[start..<end]) == UInt32(truncatingIfNeeded: expected))
      }
    }
  }

  @Test func `it is that of zlib for a whole block`() {
    var random = SplitMix64(seed: 33)
    let bytes = (0..<65_280).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(checksum(bytes[...]) == UInt32(truncatingIfNeeded: crc32(0, bytes, 65_280)))
  }
}
