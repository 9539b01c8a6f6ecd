/// The 16-byte id of a recording; logs write it as 32 hexadecimal digits.
package struct RecordingID: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Makes a unique id.
  package init() {
    (high, low) = (.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// Reads 32 hexadecimal digits.
  package init?(_ text: String) {
    let isDigit = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// The bytes as two words, first byte lowest.
  package var words: (UInt64, UInt64) { (high.byteSwapped, low.byteSwapped) }

  /// Makes an id of two words.
  package init(words: (UInt64, UInt64)) {
    (high, low) = (words.0.byteSwapped, words.1.byteSwapped)
  }

  /// The 32 digits.
  package var text: String { high.hexadecimalDigits + low.hexadecimalDigits }
}

extension UInt64 {
  /// The number as sixteen hexadecimal digits.
  package var hexadecimalDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
