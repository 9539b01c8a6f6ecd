import SwivelModel

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
