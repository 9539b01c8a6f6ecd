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
