/// The 16 bytes by which a recording is known; logs write them as 32 hexadecimal digits.
struct RecordingID: Hashable {
  typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )

  private let high: UInt64
  private let low: UInt64

  /// Makes one that no other recording has.
  init() {
    (high, low) = (.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// Reads 32 hexadecimal digits.
  init?(_ text: String) {
    let isDigit = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// The bytes, as a hot file's header has them.
  var bytes: Bytes {
    // Safe: two words are sixteen bytes.
    unsafeBitCast((high.bigEndian, low.bigEndian), to: Bytes.self)
  }

  /// The 32 digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
