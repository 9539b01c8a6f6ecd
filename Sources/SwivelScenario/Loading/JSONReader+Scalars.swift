extension JSONReader {
  /// Reads a number by the grammar of JSON.
  mutating func number() throws(ScenarioError) -> Double {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = peek() == UInt8(ascii: "0")
    let integerDigits = skipDigits()
    guard integerDigits == 1 || integerDigits > 1 && !hasLeadingZero else {
      throw fault(.badNumber, at: start)
    }
    if peek() == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw fault(.badNumber, at: start) }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw fault(.badNumber, at: start) }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw fault(.badNumber, at: start)
    }
    guard number.isFinite else { throw fault(.hugeNumber, at: start) }
    return number
  }

  /// Reads a string, from its opening to its closing quote.
  mutating func string() throws(ScenarioError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault(.controlCharacter(byte)) }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
      } else {
        text.append(byte)
      }
    }
    guard position < bytes.count else { throw fault(.unexpectedEnd) }
    position += 1
    let string = String(decoding: text, as: UTF8.self)
    // Decoding repairs what is not UTF-8, and so changes it.
    guard string.utf8.elementsEqual(text) else { throw fault(.notUTF8, at: start) }
    return string
  }

  private mutating func escape() throws(ScenarioError) -> UnicodeScalar {
    let start = position - 1
    guard let byte = peek() else { throw fault(.unexpectedEnd) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar() else { throw fault(.badEscape, at: start) }
      return scalar
    default: throw fault(.badEscape, at: start)
    }
  }

  /// Reads the digits behind `\u`, and those of a second escape where the first is half a pair.
  private mutating func escapedScalar() -> UnicodeScalar? {
    guard let high = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(high) else { return UnicodeScalar(high) }
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    position += 2
    guard let low = codeUnit(), UTF16.isTrailSurrogate(low) else { return nil }
    return UTF16.decode(.init([high, low]))
  }

  private mutating func codeUnit() -> UInt16? {
    guard bytes.count - position >= 4 else { return nil }
    let digits = bytes[position..<position + 4]
    // The check keeps out the sign that the initializer takes.
    guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return position - start
  }

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }
}
