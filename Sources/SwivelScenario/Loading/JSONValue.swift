/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The type of the value.
  var type: JSONType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The members of a JSON object, in the order of the file, without repeated keys.
package struct JSONObject: Hashable, Sendable {
  private(set) var keys: [String] = []
  private var values: [String: JSONValue] = [:]

  subscript(key: String) -> JSONValue? { values[key] }

  /// Adds a member, and tells whether its key is new.
  mutating func append(_ value: JSONValue, for key: String) -> Bool {
    guard values.updateValue(value, forKey: key) == nil else { return false }
    keys.append(key)
    return true
  }
}

/// The type of a JSON value, as messages name it.
package enum JSONType: String, Sendable, CustomStringConvertible {
  case null
  case boolean = "a boolean"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"

  package var description: String { rawValue }
}
