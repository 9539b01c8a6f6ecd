/// A value of JSON, with whole numbers kept exactly and keys in their order.
package enum ParsedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A whole number from 0.
  case number(UInt64)
  /// A whole number below 0.
  case negative(Int64)
  /// Any other number, as it is spelled.
  case decimal(String)
  case string(String)
  case array([ParsedValue])
  case object(ParsedObject)

  /// The value as an error names it.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .negative(let value): "\(value)"
    case .decimal(let text): text.utf8.count > 24 ? "\(text.prefix(24))…" : text
    case .string(let text): TextError.quoted(text)
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object, each key once where the reader sees to it.
package struct ParsedObject: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: ParsedValue
  }

  package internal(set) var members: [Member] = []

  /// The value of a key, if there is one.
  package subscript(key: String) -> ParsedValue? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}
