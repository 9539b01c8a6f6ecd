import SwivelModel

// The byte writer of every text: what a line consists of is appended to the bytes of the output.
extension [UInt8] {
  /// Appends a literal.
  @inlinable
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a text that needs no escapes.
  package mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number in decimal digits, padded to a width.
  @inlinable
  package mutating func append(
    decimal number: UInt64, width: Int = 1, padding: UInt8 = UInt8(ascii: "0")
  ) {
    // The last eight digits, the first one in the lowest byte.
    var (digits, count, rest) = (0 as UInt64, 0, number)
    repeat {
      digits = digits << 8 | UInt64(UInt8(ascii: "0")) + rest % 10
      (count, rest) = (count + 1, rest / 10)
    } while rest > 0 && count < 8
    if rest > 0 {
      append(decimal: rest, width: width - count, padding: padding)
    } else if count < width {
      for _ in count..<width { append(padding) }
    }
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }

  /// Appends a quoted text, escaping what JSON or a terminal would misinterpret.
  package mutating func append(quoted text: String) {
    append("\"")
    var text = text
    let isASCII = text.withUTF8 { bytes in
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      if isASCII { append(ascii: bytes) }
      return isASCII
    }
    if !isASCII {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    append("\"")
  }

  /// Appends runs of bytes that need no escape, and what is between them.
  private mutating func append(ascii bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while let end = rest.firstIndex(where: { !Self.isPlain($0) }) {
      append(contentsOf: rest[..<end])
      append(escaped: Unicode.Scalar(rest[end]))
      rest = rest[(end + 1)...]
    }
    append(contentsOf: rest)
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
    case _ where scalar.isSteering: append(hexadecimal: UInt16(scalar.value))
    default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
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
