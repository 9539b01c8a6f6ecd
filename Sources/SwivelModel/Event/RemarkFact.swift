/// What people and tools write into a log.
public enum RemarkFact: Hashable, Sendable {
  /// A free text.
  case note(NameID)
  /// A point that several logs of one run share.
  case marker(NameID)
  /// Where in the app's source a controller declares its masks, or the app does if there is none.
  case declaredAt(controller: ControllerID?, file: NameID, line: UInt32)
}

extension RemarkFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(code: 0x78, name: "note", fields: [.init("text", .name)]),
    EventSchema(code: 0x79, name: "marker", fields: [.init("name", .name)]),
    EventSchema(
      code: 0x7A, name: "declaredAt",
      fields: [
        .init("controller", .controller.optional), .init("file", .name), .init("line", .number),
      ]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .note(let text): Record(0x78, text)
    case .marker(let name): Record(0x79, name)
    case .declaredAt(let controller, let file, let line): Record(0x7A, controller, file, line)
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
    case 0x7A:
      guard let v: (ControllerID?, NameID, UInt32) = record.read() else { return nil }
      self = .declaredAt(controller: v.0, file: v.1, line: v.2)
    default: return nil
    }
  }
}
