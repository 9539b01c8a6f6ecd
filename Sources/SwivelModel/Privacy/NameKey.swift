/// A key for hashes of names: without it, neither the hash of a guessed name can be computed nor
/// the key be derived from hashes of known names.
///
/// Source: "SipHash: a fast short-input PRF" (Aumasson and Bernstein, 2012), with two rounds a word
/// and four at the end.
package struct NameKey: Hashable, Sendable {
  private let low: UInt64
  private let high: UInt64

  init(_ low: UInt64, _ high: UInt64) {
    (self.low, self.high) = (low, high)
  }

  /// Makes a random key.
  package static func random() -> Self {
    Self(.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// Makes a key of a text of any length.
  init(salt: String) {
    let bytes = Array(salt.utf8)
    self.init(Self(0, 0).hash(bytes), Self(0, 1).hash(bytes))
  }

  /// 64 bits that each depend on all bytes; allocates nothing.
  func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
    var rounds = Rounds(low, high)
    var (word, count) = (UInt64(0), UInt64(0))
    for byte in bytes {
      word |= UInt64(byte) << (count % 8 * 8)
      count += 1
      guard count % 8 == 0 else { continue }
      rounds.take(word)
      word = 0
    }
    rounds.take(word | count << 56)
    return rounds.result
  }

  /// The four words that all bytes are stirred into.
  private struct Rounds {
    private var a, b, c, d: UInt64

    init(_ low: UInt64, _ high: UInt64) {
      (a, b) = (low ^ 0x736F_6D65_7073_6575, high ^ 0x646F_7261_6E64_6F6D)
      (c, d) = (low ^ 0x6C79_6765_6E65_7261, high ^ 0x7465_6462_7974_6573)
    }

    mutating func take(_ word: UInt64) {
      d ^= word
      stir(2)
      a ^= word
    }

    var result: UInt64 {
      var last = self
      last.c ^= 0xFF
      last.stir(4)
      return last.a ^ last.b ^ last.c ^ last.d
    }

    private mutating func stir(_ count: Int) {
      for _ in 0..<count {
        (a, c) = (a &+ b, c &+ d)
        (b, d) = (Self.turned(b, 13) ^ a, Self.turned(d, 16) ^ c)
        a = Self.turned(a, 32)
        (c, a) = (c &+ b, a &+ d)
        (b, d) = (Self.turned(b, 17) ^ c, Self.turned(d, 21) ^ a)
        c = Self.turned(c, 32)
      }
    }

    private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
      word << count | word >> (64 - count)
    }
  }
}
