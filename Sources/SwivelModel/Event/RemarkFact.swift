/// Notes of people and tools.
public enum RemarkFact: Hashable, Sendable {
  /// Free-form text. Send it anywhere; no rule reads it. For a point in time that two logs share,
  /// send `marker`.
  case note(text: NameID)
  /// A point in time that several logs of one run share. Send it in the app and in the UI test at
  /// the same moment; `swivel merge` aligns the logs by it.
  case marker(name: NameID)
  /// Where in the app's source a controller, or the app, declares its masks. Send it after
  /// `controller`; findings are then reported at this file and line.
  case declaredAt(controller: ControllerID?, file: NameID, line: UInt32)
}

extension RemarkFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(.note, name: "note", fields: [.init("text", .name)]),
    EventSchema(.marker, name: "marker", fields: [.init("name", .name)]),
    EventSchema(
      .declaredAt, name: "declaredAt",
      fields: [
        .init("controller", .controller.optional), .init("file", .name), .init("line", .number),
      ]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .note(let text): Record(.note, text)
    case .marker(let name): Record(.marker, name)
    case .declaredAt(let controller, let file, let line):
      Record(.declaredAt, controller, file, line)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .note:
      guard let text: NameID = record.read() else { return nil }
      self = .note(text: text)
    case .marker:
      guard let name: NameID = record.read() else { return nil }
      self = .marker(name: name)
    case .declaredAt:
      guard let v: (ControllerID?, NameID, UInt32) = record.read() else { return nil }
      self = .declaredAt(controller: v.0, file: v.1, line: v.2)
    default: return nil
    }
  }
}
