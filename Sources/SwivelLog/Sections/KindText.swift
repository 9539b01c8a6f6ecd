import SwivelModel

/// The description of a kind inside a log: its name, and each field's name and type.
enum KindText {
  /// A longer description is neither written nor read: the longest known has 80 bytes.
  static let maximumLength = 4_096

  /// A description; `nil` if it could not be read back.
  static func text(_ schema: EventSchema) -> String? {
    let text = joined(schema)
    guard text.utf8.count <= maximumLength, self.schema(code: schema.code, text) == schema else {
      return nil
    }
    return text
  }

  private static func joined(_ schema: EventSchema) -> String {
    let words = schema.fields.map { "\($0.name):\($0.type.rawValue)" }
    return ([schema.name] + words).joined(separator: "\t")
  }

  private static let known = (0...UInt8.max).map { code in
    EventSchema.known(code: code).map { (schema: $0, text: joined($0)) }
  }

  /// Reads a description; `nil` if it is unusable.
  static func schema(code: UInt8, _ text: String) -> EventSchema? {
    if let known = known[Int(code)], known.text == text { return known.schema }
    let words = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard (1...127).contains(code), let name = words.first, isWord(name),
      words.count <= 1 + Record.maximumCount
    else { return nil }
    var fields: [EventSchema.Field] = []
    for word in words.dropFirst() {
      guard let colon = word.firstIndex(of: ":") else { return nil }
      let (name, type) = (word[..<colon], word[word.index(after: colon)...])
      guard isWord(name), isWord(type) else { return nil }
      fields.append(.init(String(name), FieldType(rawValue: String(type))))
    }
    return EventSchema(code: code, name: String(name), fields: fields)
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}

/// The kinds that a log has described so far, and the number of their named fields.
struct DescribedKinds {
  private var fieldCounts = [Int](repeating: -1, count: 256)

  /// Whether a kind was never described.
  func lacks(code: UInt8) -> Bool { fieldCounts[Int(code)] < 0 }

  /// Whether a description is more complete than the log's.
  func lacks(_ schema: EventSchema) -> Bool {
    schema.fields.count > fieldCounts[Int(schema.code)]
  }

  mutating func add(_ schema: EventSchema) {
    let code = Int(schema.code)
    fieldCounts[code] = max(fieldCounts[code], schema.fields.count)
  }
}
