import SwivelFindings
import SwivelModel
import SwivelReplay

/// The shape of a JSON value, as far as the project's records need it.
indirect enum Shape: Sendable {
  case string
  case integer
  /// A duration.
  case microseconds
  /// The time of an event.
  case instant
  case boolean
  /// Any value.
  case any
  /// One of the given words.
  case word([String])
  /// Any other word.
  case otherWord([String])
  /// A fixed word.
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
  struct Member: Sendable {
    let key: String
    let shape: Shape
    let isOptional: Bool
  }

  static let strings = list(.string)
  static let integers = list(.integer)
  static let trigger = word(Trigger.words)
  static let severity = word(of: Finding.Severity.self)
  static let basis = word(Basis.Word.ofWindows.map(\.rawValue))
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
  /// A required key.
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

extension Shape: Encodable {
  /// Source: JSON Schema, draft 2020-12.
  private enum Key: String, CodingKey {
    case type, description, items, prefixItems, minItems, properties, required,
      additionalProperties, const, anyOf
    case choices = "enum"
    case exclusion = "not"
    case unit = "x-unit"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .any: break
    case .string: try container.encode("string", forKey: .type)
    case .integer: try container.encode("integer", forKey: .type)
    case .microseconds:
      try container.encode("integer", forKey: .type)
      try container.encode("microseconds", forKey: .description)
    case .instant:
      try container.encode("integer", forKey: .type)
      try container.encode("microseconds since the log began", forKey: .description)
    case .boolean: try container.encode("boolean", forKey: .type)
    case .null: try container.encode("null", forKey: .type)
    case .word(let words):
      try container.encode("string", forKey: .type)
      try container.encode(words, forKey: .choices)
    case .otherWord(let words):
      try container.encode("string", forKey: .type)
      try container.encode(Shape.word(words), forKey: .exclusion)
    case .constant(let word): try container.encode(word, forKey: .const)
    case .either(let shapes): try container.encode(shapes, forKey: .anyOf)
    case .list(let element):
      try container.encode("array", forKey: .type)
      try container.encode(element, forKey: .items)
    case .tuple(let elements):
      try container.encode("array", forKey: .type)
      try container.encode(elements, forKey: .prefixItems)
      try container.encode(elements.count, forKey: .minItems)
      try container.encode(false, forKey: .items)
    case .map(let value):
      try container.encode("object", forKey: .type)
      try container.encode(value, forKey: .additionalProperties)
    case .described(let shape, let meaning, let unit):
      try shape.encode(to: encoder)
      try container.encode(meaning, forKey: .description)
      try container.encodeIfPresent(unit, forKey: .unit)
    case .object(let members):
      try container.encode("object", forKey: .type)
      let properties = members.map { ($0.key, $0.shape) }
      try container.encode(
        Dictionary(properties) { first, _ in first }, forKey: .properties)
      let required = members.filter { !$0.isOptional }.map(\.key)
      if !required.isEmpty { try container.encode(required.sorted(), forKey: .required) }
    }
  }
}
