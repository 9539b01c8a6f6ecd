extension JSONReader {
  /// Reads a text in quotation marks, the first of which is the next byte.
  mutating func string() throws(JSONError) -> String {
    let start = position + 1
    position = Self.endOfPlainBytes(in: bytes, from: start)
    guard position < bytes.endIndex else { throw flaw(.endsEarly) }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      guard let text = Self.text(of: bytes[start..<position]) else {
        throw flaw(.invalidUTF8, at: start - 1)
      }
      position += 1
      return text
    case UInt8(ascii: "\\"): return try escapedString(bytes[start..<position], from: start)
    case let byte: throw flaw(.controlCharacter(byte))
    }
  }

  /// The position of the first byte that ends a text or needs decoding.
  private static func endOfPlainBytes(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      place += 1
    }
    return place
  }

  /// Continues at the first escape of a text.
  private mutating func escapedString(
    _ beginning: ArraySlice<UInt8>, from start: Int
  ) throws(JSONError) -> String {
    var content = Array(beginning)
    while position < bytes.endIndex {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = Self.text(of: content[...]) else {
          throw flaw(.invalidUTF8, at: start - 1)
        }
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

  /// The text of some bytes; `nil` if they are not UTF-8.
  ///
  /// The standard library repairs invalid UTF-8, so a difference reveals it. Static, because a
  /// reader would be copied at each call.
  private static func text(of content: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: content, as: UTF8.self)
    let isWhole = content.allSatisfy { $0 < 0x80 } || text.utf8.elementsEqual(content)
    return isWhole ? text : nil
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
        return try halfPair()
      }
      position += 12
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }
    guard let scalar = Unicode.Scalar(first) else { return try halfPair() }
    position += 6
    return scalar
  }

  private mutating func halfPair() throws(JSONError) -> Unicode.Scalar {
    guard limits.replacesHalfPairs else { throw flaw(.invalidEscape) }
    replacedCount += 1
    position += 6
    return "\u{FFFD}"
  }

  /// The number of a six-byte escape; `nil` if there is none.
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
