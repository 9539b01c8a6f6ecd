package import SwivelModel

/// A field of a kind of event, as a person who writes an event needs to know it.
package struct FieldDescription: Sendable {
  /// The key.
  package let name: String
  /// The type, without its question mark.
  package let type: String
  /// Whether it may be left out.
  package let isOptional: Bool
  /// The words that are possible; `nil` for a type without words.
  package let words: [String]?

  /// Describes a field.
  package init(_ field: EventSchema.Field) {
    let shape = FieldShape(field)
    name = field.name
    type = field.type.wrapped.rawValue
    isOptional = shape.isOptional || EventTextReader.usuallyFalse.contains(name)
    words =
      switch shape.form {
      case .word(let list): list.words
      case .words(let list): list.entries.map(\.word)
      case .bool: ["true", "false"]
      case .number, .integer, .name, .cause, .version: nil
      }
  }
}
