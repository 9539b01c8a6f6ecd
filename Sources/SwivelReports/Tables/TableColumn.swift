/// What a column of a table is: the same for the schema, the guide and the rows.
package struct TableColumn: Sendable {
  package let name: String
  package let type: Kind
  /// Its unit, if it is not a number of things.
  package let unit: String?
  /// What a value means, and what no value means.
  package let meaning: String
  /// The words that it may be; `nil` for any text.
  package let words: [String]?
  /// Whether a row may have no value, which is written as `null`.
  package let isOptional: Bool

  /// The shape of a value, with its meaning.
  var shape: Shape {
    let shape: Shape =
      switch type {
      case .integer: .integer
      case .boolean: .boolean
      case .text: words.map(Shape.word) ?? .string
      }
    return .described(isOptional ? .either([shape, .null]) : shape, meaning: meaning, unit: unit)
  }

  package enum Kind: String, Sendable {
    case text, integer, boolean
  }
}

struct TableField<Row>: Sendable {
  let column: TableColumn
  let field: Field<Row>

  private init<Value: JSONValue>(
    _ name: String, _ type: TableColumn.Kind, of words: [String]? = nil, unit: String? = nil,
    _ meaning: String, isOptional: Bool, _ value: @escaping @Sendable (Row) -> Value?
  ) {
    column = TableColumn(
      name: name, type: type, unit: unit, meaning: meaning, words: words, isOptional: isOptional)
    field = .has(name, as: column.shape, value)
  }

  /// A text, or one of some words.
  static func text(
    _ name: String, of words: [String]? = nil, _ meaning: String, isOptional: Bool = true,
    _ value: @escaping @Sendable (Row) -> String?
  ) -> Self {
    Self(name, .text, of: words, meaning, isOptional: isOptional, value)
  }

  /// A list of words as one text, with commas between them.
  static func words(
    _ name: String, _ meaning: String, isOptional: Bool = true,
    _ value: @escaping @Sendable (Row) -> [String]?
  ) -> Self {
    text(name, meaning, isOptional: isOptional) { value($0)?.joined(separator: ",") }
  }

  static func count(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Row) -> UInt64
  ) -> Self {
    Self(name, .integer, meaning, isOptional: false, value)
  }

  /// A number that a row may not have.
  static func number(
    _ name: String, unit: String? = nil, _ meaning: String,
    _ value: @escaping @Sendable (Row) -> UInt64?
  ) -> Self {
    Self(name, .integer, unit: unit, meaning, isOptional: true, value)
  }

  /// The first two numbers of a version, of which a reader may take the text for one number.
  static func numbers(
    of version: String, _ value: @escaping @Sendable (Row) -> String?
  ) -> [Self] {
    ["major", "minor"].enumerated().map { place, name in
      number(
        "\(version)_\(name)",
        "the \(place == 0 ? "first" : "second") of the numbers of `\(version)`; none if it has none"
      ) { row in
        let parts = value(row)?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count > place, parts[place].first != "+" else { return nil }
        return Int64(parts[place]).flatMap(UInt64.init(exactly:))
      }
    }
  }

  /// A time since the log began.
  static func time(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Row) -> UInt64?
  ) -> Self {
    number(name, unit: "microseconds since the log began", meaning, value)
  }

  /// A truth that a row may not have.
  static func flag(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Row) -> Bool?
  ) -> Self {
    Self(name, .boolean, meaning, isOptional: true, value)
  }
}
