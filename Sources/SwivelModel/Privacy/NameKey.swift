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

/// The replacement of a redacted name: `name-` and twelve hexadecimal digits.
///
/// The digits are the upper 48 bits of the name's hash: two of the 65,536 names that a log may have
/// share a token once in 130,000 logs, and of a thousand names once in half a billion.
struct NameToken {
  /// The length of a token.
  static let length = prefix.utf8CodeUnitCount + digitCount

  private static let prefix: StaticString = "name-"
  private static let digitCount = 12

  private let digits: UInt64

  /// Makes the token of a name's hash.
  init(hash: UInt64) {
    digits = hash >> UInt64(64 - 4 * Self.digitCount)
  }

  /// Whether bytes look like a token; no type has such a name.
  static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count == length
      && prefix.withUTF8Buffer { bytes.starts(with: $0) }
      && bytes.dropFirst(prefix.utf8CodeUnitCount).allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
      }
  }

  /// The token's ``length`` bytes, by their index.
  subscript(index: Int) -> UInt8 {
    let place = Self.length - 1 - index
    guard place < Self.digitCount else { return Self.prefix.withUTF8Buffer { $0[index] } }
    let digit = UInt8(digits >> UInt64(4 * place) & 0xF)
    return digit < 10 ? 0x30 + digit : 0x61 + digit - 10
  }

  /// The token as a text.
  var text: String { String(decoding: (0..<Self.length).map { self[$0] }, as: UTF8.self) }
}
