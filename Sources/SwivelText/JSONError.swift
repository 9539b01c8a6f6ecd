/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  package let flaw: JSONFlaw
  /// The line, counted from 1 or from the number of the first one.
  package let line: Int
  /// The column, counted from 1 in characters.
  package let column: Int
}

/// What is wrong with a text that is not JSON.
public enum JSONFlaw: Hashable, Sendable {
  /// The text ends inside a value.
  case endsEarly
  /// Another byte was expected here.
  case unexpected(UInt8, expected: Expected)
  /// A number has a leading zero.
  case leadingZero
  /// A string has a control character that is not escaped.
  case controlCharacter(UInt8)
  /// An invalid escape: an unknown letter, or half of a surrogate pair.
  case invalidEscape
  /// A string is not UTF-8.
  case invalidUTF8
  /// An object has a key twice.
  case repeatedKey(String)
  /// Objects and arrays are nested too deeply.
  case tooDeep(limit: Int)
  /// An object has too many keys.
  case tooManyKeys
  /// There are too many values.
  case tooManyValues
  /// Something follows the value.
  case trailingCharacters

  /// What was expected.
  public enum Expected: String, Sendable {
    /// Any value.
    case value = "a value"
    /// A digit of a number.
    case digit = "a digit"
    /// The key of a member.
    case key = "a key in quotes"
    /// The separator of a key and its value.
    case colon = "a colon"
    /// What follows an element.
    case commaOrBracket = "a comma or \"]\""
    /// What follows a member.
    case commaOrBrace = "a comma or \"}\""
  }
}

extension JSONFlaw: CustomStringConvertible {
  /// The description of the flaw.
  public var description: String {
    switch self {
    case .endsEarly: "unexpected end"
    case .unexpected(let byte, let expected):
      "expected \(expected.rawValue), found \(Self.name(byte))"
    case .leadingZero: "a number starts with 0"
    case .controlCharacter(let byte): "\(Self.name(byte)) must be escaped in a string"
    case .invalidEscape: "invalid escape"
    case .invalidUTF8: "the string is not UTF-8"
    case .repeatedKey(let key): "key \(TextError.quoted(key)) appears twice"
    case .tooDeep(let limit): "more than \(limit) levels of arrays and objects"
    case .tooManyKeys: "too many keys"
    case .tooManyValues: "too many values"
    case .trailingCharacters: "unexpected text after the end of the value"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    switch byte {
    // The first bytes of characters in UTF-8 that a word processor or a page puts there.
    case 0xC2: "byte 0xC2, as of a no-break space"
    case 0xE2: "byte 0xE2, as of a typographic quote or an ellipsis"
    case UInt8(ascii: "&"): "\"&\", as of an HTML entity"
    default: plainName(byte)
    }
  }

  private static func plainName(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? TextError.quoted(String(UnicodeScalar(byte)))
      : "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
