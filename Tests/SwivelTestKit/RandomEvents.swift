package import SwivelModel

/// A log's worth of events that mean nothing, of every kind there is.
package struct RandomEvents {
  package private(set) var events: [Event] = []
  package private(set) var names = NameTable()

  package init(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    let schemas = EventSchema.known
    var instant: UInt64 = 0
    for sequence in 0..<count {
      instant += UInt64.random(
        in: 0..<(1 << UInt64.random(in: 0...24, using: &random)), using: &random)
      let schema = schemas[Int.random(in: 0..<schemas.count, using: &random)]
      var record = Record(code: schema.code)
      for field in schema.fields {
        record.append(number(for: field.type, using: &random))
      }
      events.append(
        Event(sequence: UInt64(sequence), instant: Instant(rawValue: instant), record: record))
    }
  }

  private mutating func number(for type: FieldType, using random: inout SplitMix64) -> UInt32 {
    guard type == .name || type == .name.optional else {
      return UInt32.random(in: 0...3, using: &random)
    }
    let word = "Name\(UInt32.random(in: 0..<40, using: &random))"
    guard let id = names.intern(word) else { return 0 }
    return type == .name ? id.rawValue : id.rawValue + 1
  }
}
