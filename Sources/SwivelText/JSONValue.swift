/// A value of JSON, with whole numbers kept exactly and keys in their order.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// A whole number from 0.
  case number(UInt64)
  /// A whole number below 0.
  case negative(Int64)
  /// Any other number, as it is spelt.
  case decimal(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The value as an error names it.
  var summary: String {
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

/// The members of an object, each key once.
struct JSONObject: Equatable {
  struct Member: Equatable {
    let key: String
    let value: JSONValue
  }

  var members: [Member] = []

  /// The value of a key, if there is one.
  subscript(key: String) -> JSONValue? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}
