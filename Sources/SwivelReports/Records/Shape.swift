import SwivelFindings
import SwivelModel

/// The shape of a JSON value, as far as the project's records need it.
package indirect enum Shape: Sendable {
  case string
  case integer
  /// A duration.
  case microseconds
  /// The time of an event.
  case instant
  case boolean
  case any
  case word([String])
  case otherWord([String])
  case constant(String)
  case list(Shape)
  /// An array with an element of each shape, in order.
  case tuple([Shape])
  /// An object with arbitrary keys.
  case map(Shape)
  case object([Member])
  case either([Shape])
  case null
  /// A value with a meaning and a unit.
  case described(Shape, meaning: String, unit: String?)

  /// A key of an object, with the shape of its value.
  package struct Member: Sendable {
    let key: String
    let shape: Shape
    let isOptional: Bool
  }

  static let strings = list(.string)
  static let integers = list(.integer)
  static let missingFact = word(MissingFact.ids)
  /// Interface orientations by their names.
  static let orientations = list(.word(InterfaceOrientationMask.words))
  /// The number and the time of an event.
  static let place = [has("seq", .integer), has("t", .instant)]

  /// One of the words of an enumeration.
  static func word<Value: RawRepresentable<String> & CaseIterable>(of type: Value.Type) -> Self {
    .word(type.allCases.map(\.rawValue))
  }
}

extension Shape {
  static func has(_ key: String, _ shape: Shape) -> Member {
    Member(key: key, shape: shape, isOptional: false)
  }

  /// Required keys of the same shape.
  static func have(_ keys: String..., as shape: Shape) -> [Member] {
    keys.map { has($0, shape) }
  }

  /// Optional keys of the same shape.
  static func mayHave(_ keys: String..., as shape: Shape) -> [Member] {
    keys.map { Member(key: $0, shape: shape, isOptional: true) }
  }
}

// MARK: - JSON Schema

extension Shape {
  /// The shape in the words of JSON Schema.
  ///
  /// Source: JSON Schema, draft 2020-12.
  var schema: JSONObject {
    switch self {
    case .any: [:]
    case .string: ["type": "string"]
    case .integer: ["type": "integer"]
    case .microseconds: ["type": "integer", "description": "microseconds"]
    case .instant: ["type": "integer", "description": "microseconds since the log began"]
    case .boolean: ["type": "boolean"]
    case .null: ["type": "null"]
    case .word(let words): ["type": "string", "enum": words]
    case .otherWord(let words): ["type": "string", "not": Shape.word(words).schema]
    case .constant(let word): ["const": word]
    case .either(let shapes): ["anyOf": shapes.map(\.schema)]
    case .list(let element): ["type": "array", "items": element.schema]
    case .tuple(let elements):
      [
        "type": "array", "prefixItems": elements.map(\.schema), "minItems": elements.count,
        "items": false,
      ]
    case .map(let value): ["type": "object", "additionalProperties": value.schema]
    case .described(let shape, let meaning, let unit):
      shape.schema.adding(["description": meaning, "x-unit": unit])
    case .object(let members): Self.schema(of: members)
    }
  }

  private static func schema(of members: [Member]) -> JSONObject {
    let required = members.filter { !$0.isOptional }.map(\.key)
    let properties = Dictionary(members.map { ($0.key, $0.shape.schema) }) { first, _ in first }
    return [
      "type": "object", "properties": properties,
      "required": required.isEmpty ? nil : required.sorted(),
    ]
  }
}
