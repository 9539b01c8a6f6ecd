/// What people and tools write into a log.
public enum RemarkFact: Hashable, Sendable {
  /// A free text.
  case note(NameID)
  /// A point that several logs of one run share.
  case marker(NameID)
}

extension RemarkFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(code: 0x78, name: "note", fields: [.init("text", .name)]),
    EventSchema(code: 0x79, name: "marker", fields: [.init("name", .name)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .note(let text): Record(0x78, text)
    case .marker(let name): Record(0x79, name)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case 0x78:
      guard let text: NameID = record.read() else { return nil }
      self = .note(text)
    case 0x79:
      guard let name: NameID = record.read() else { return nil }
      self = .marker(name)
    default: return nil
    }
  }
}
