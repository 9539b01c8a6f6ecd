import SwivelModel

/// Which kinds a log has described so far, and how many fields it named.
struct DescribedKinds {
  private var fieldCounts = [Int](repeating: -1, count: 256)

  /// Whether a kind was never described.
  func lacks(code: UInt8) -> Bool { fieldCounts[Int(code)] < 0 }

  /// Whether a description says more than the log does.
  func lacks(_ schema: EventSchema) -> Bool {
    schema.fields.count > fieldCounts[Int(schema.code)]
  }

  mutating func add(_ schema: EventSchema) {
    let code = Int(schema.code)
    fieldCounts[code] = max(fieldCounts[code], schema.fields.count)
  }
}
