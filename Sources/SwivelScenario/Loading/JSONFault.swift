/// What is wrong with a text that is no JSON.
package enum JSONFault: Hashable, Sendable {
  /// The text ends in the middle of a value.
  case unexpectedEnd
  /// A byte has no place here.
  case unexpectedByte(UInt8, expected: Expected)
  /// Text follows the value.
  case trailingText
  /// A number is not written as JSON writes numbers.
  case badNumber
  /// A number is larger than any that can be told from infinity.
  case hugeNumber
  /// A backslash is followed by something else than an escape, or by half a surrogate pair.
  case badEscape
  /// A string holds a control character that is not escaped.
  case controlCharacter(UInt8)
  /// A string is not UTF-8.
  case notUTF8
  /// An object has a key twice.
  case repeatedKey(String)
  /// Arrays and objects lie in each other too deep.
  case tooDeep(limit: Int)

  /// What could stand in a place.
  package enum Expected: String, Sendable {
    case value = "a value"
    case key = "a key in quotes"
    case colon = "a colon"
    case commaOrBracket = "a comma or \"]\""
    case commaOrBrace = "a comma or \"}\""
  }
}

extension JSONFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unexpectedEnd: "unexpected end"
    case .unexpectedByte(let byte, let expected):
      "expected \(expected.rawValue), found \(Self.name(byte))"
    case .trailingText: "text after the last value"
    case .badNumber: "malformed number"
    case .hugeNumber: "number too large"
    case .badEscape: "malformed escape"
    case .controlCharacter(let byte): "\(Self.name(byte)) must be escaped in a string"
    case .notUTF8: "string is not UTF-8"
    case .repeatedKey(let key): "key \(quoted(key)) appears twice"
    case .tooDeep(let limit): "more than \(limit) levels of arrays and objects"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? quoted(String(UnicodeScalar(byte)))
      : "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
