import SwivelModel
import Testing

struct FingerprintTests {
  @Test func `a word has the number that everybody's FNV-1a has`() {
    // The published number of "foobar", and then those of its length as eight bytes.
    var expected: UInt64 = 0x8594_4171_F739_67E8
    for byte in [6, 0, 0, 0, 0, 0, 0, 0] as [UInt64] {
      expected = (expected ^ byte) &* 0x100_0000_01B3
    }
    var fingerprint = Fingerprint()
    fingerprint.combine("foobar")

    #expect(fingerprint.value == expected)
  }

  @Test func `words that read alike in a row have numbers of their own`() {
    var (first, second) = (Fingerprint(), Fingerprint())
    for word in ["ab", "c"] { first.combine(word) }
    for word in ["a", "bc"] { second.combine(word) }

    #expect(first.value != second.value)
  }
}
