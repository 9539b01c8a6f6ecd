extension JSONReader {
  /// Reads a text in quotation marks, the first of which is the next byte.
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    var isASCII = true
    while position < bytes.endIndex {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let text = try decode(bytes[start..<position], isASCII: isASCII, from: start)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        return try escapedString(bytes[start..<position], from: start)
      case ..<0x20:
        throw flaw(.controlCharacter(byte))
      default:
        isASCII = isASCII && byte < 0x80
        position += 1
      }
    }
    throw flaw(.endsEarly)
  }

  /// Reads on from the first escape of a text.
  private mutating func escapedString(
    _ beginning: ArraySlice<UInt8>, from start: Int
  ) throws(JSONError) -> String {
    var content = Array(beginning)
    while position < bytes.endIndex {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let text = try decode(content[...], isASCII: false, from: start)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        content.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
      case ..<0x20:
        throw flaw(.controlCharacter(byte))
      default:
        content.append(byte)
        position += 1
      }
    }
    throw flaw(.endsEarly)
  }

  /// The standard library repairs what is not UTF-8, so that a difference tells of it.
  private func decode(
    _ content: ArraySlice<UInt8>, isASCII: Bool, from start: Int
  ) throws(JSONError) -> String {
    let text = String(decoding: content, as: UTF8.self)
    guard isASCII || text.utf8.elementsEqual(content) else {
      throw flaw(.invalidUTF8, at: start - 1)
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard position + 1 < bytes.endIndex else { throw flaw(.endsEarly) }
    let letter = Unicode.Scalar(bytes[position + 1])
    if letter == "u" { return try unicodeEscape() }
    guard let scalar = Self.shortEscapes[letter] else { throw flaw(.invalidEscape) }
    position += 2
    return scalar
  }

  private static let shortEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    guard let first = codeUnit(at: position) else { throw flaw(.invalidEscape) }
    guard !UTF16.isLeadSurrogate(first) else {
      guard let second = codeUnit(at: position + 6), UTF16.isTrailSurrogate(second) else {
        throw flaw(.invalidEscape)
      }
      position += 12
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }
    guard let scalar = Unicode.Scalar(first) else { throw flaw(.invalidEscape) }
    position += 6
    return scalar
  }

  /// The number of an escape of six bytes; `nil` if none stands there.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.endIndex, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt16 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
