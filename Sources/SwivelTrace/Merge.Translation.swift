import SwivelModel

extension Merge {
  /// Translates records of one log to the names and numbers of the new one.
  struct Translation {
    private let source: Vocabulary
    private var names: [UInt32: UInt32] = [:]
    private var sequences: [UInt64: UInt64] = [:]

    init(_ source: Vocabulary) {
      self.source = source
    }

    /// The event for the new log; `nil` if there is no room for its names.
    mutating func event(
      _ event: Event, at sequence: UInt64, _ instant: Instant, _ target: inout Vocabulary
    ) -> Event? {
      var record = event.record(at: sequence, in: source) { sequences[$0] }
      let fields = source.schema(code: record.code)?.fields ?? []
      for (place, field) in fields.prefix(Int(record.count)).enumerated() {
        let number = record[place]
        switch field.type {
        case .name:
          guard let name = name(number, &target) else { return nil }
          record.replace(place, by: name)
        case .name.optional where number > 0:
          guard let name = name(number - 1, &target) else { return nil }
          record.replace(place, by: name + 1)
        default: break
        }
      }
      sequences[event.sequence] = sequence
      return Event(sequence: sequence, instant: instant, record: record)
    }

    private mutating func name(_ id: UInt32, _ target: inout Vocabulary) -> UInt32? {
      if let known = names[id] { return known }
      let text = source.names[NameID(rawValue: id)]
      let place = UInt32(target.names.count)
      // A lost name keeps its own index.
      let new =
        text.map { target.names.intern($0)?.rawValue }
        ?? (target.names.pad(to: target.names.count + 1) ? place : nil)
      names[id] = new
      return new
    }
  }
}
