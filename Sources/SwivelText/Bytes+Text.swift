import SwivelModel

extension [UInt8] {
  /// Appends the bytes of a text that needs no escapes.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal number: UInt64) {
    // Up to 15 digits fit into a string without an allocation.
    append(contentsOf: String(number).utf8)
  }

  /// Appends a text in quotation marks, with escapes for what JSON or a terminal would trip over.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(#"\""#)
    case "\\": append(#"\\"#)
    case "\n": append(#"\n"#)
    case "\t": append(#"\t"#)
    case "\r": append(#"\r"#)
    default: append(shown: scalar)
    }
  }

  /// Appends a character, or an escape for one that steers whoever shows it.
  package mutating func append(shown scalar: Unicode.Scalar) {
    if scalar.isSteering {
      append(hexadecimal: UInt16(scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func append(hexadecimal number: UInt16) {
    append(#"\u"#)
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: number >> shift & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
