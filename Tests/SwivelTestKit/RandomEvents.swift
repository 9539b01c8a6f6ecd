package import SwivelModel

/// A log's worth of events that mean nothing, of every kind there is.
package struct RandomEvents {
  package private(set) var events: [Event] = []
  package private(set) var names = NameTable()

  /// Those of the first release, by their codes: more kinds would change what each seed stands for.
  package static let changing = EventSchema.known.filter { schema in
    first.contains { $0.contains(schema.code) }
  }
  private static let first: [ClosedRange<UInt8>] = [
    0x01...0x09, 0x10...0x14, 0x20...0x2C, 0x30...0x32, 0x38...0x3B, 0x40...0x43, 0x48...0x53,
    0x58...0x5D, 0x60...0x62, 0x68...0x6D, 0x70...0x76, 0x78...0x79,
  ]

  package init(seed: UInt64, count: Int, of schemas: [EventSchema] = Self.changing) {
    var random = SplitMix64(seed: seed)
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

  /// The events as a log of a version that there was, so that there are rules to follow.
  ///
  /// Versions by chance are hardly ever one.
  package func running(_ system: SystemVersion) -> [Event] {
    let version = Event.Kind.session(.systemVersion(version: system))
    guard let first = events.first else { return [] }
    let start = Event(sequence: first.sequence, instant: first.instant, version)
    return [start]
      + events.dropFirst().map { event in
        guard case .session(.systemVersion) = event.kind else { return event }
        return Event(sequence: event.sequence, instant: event.instant, version)
      }
  }

  /// A version for each seed: of all that rules distinguish, the one or the other.
  package static func system(of seed: UInt64) -> SystemVersion {
    let majors: [UInt16] = [5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 26, 27]
    return SystemVersion(majors[Int(seed % UInt64(majors.count))])
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
