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
    case _ where Self.mustEscape(scalar): append(hexadecimal: UInt16(scalar.value))
    default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Whether a character steers a terminal, ends a line for some reader, or turns the direction of
  /// writing; all of them lie below U+10000.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters of ASCII and of ISO 8859
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFEFF: true  // byte order mark
    default: false
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
