/// Which controllers are presented over which.
public enum PresentationFact: Hashable, Sendable {
  /// A presentation begins.
  case presentBegan(on: ControllerID, controller: ControllerID, animated: Bool)
  /// The presented page has appeared.
  case presentEnded(controller: ControllerID)
  /// A dismissal begins.
  case dismissBegan(controller: ControllerID, animated: Bool, interactive: Bool)
  /// The presented page has gone, or an interactive dismissal was given up.
  case dismissEnded(controller: ControllerID, cancelled: Bool)
}

extension PresentationFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      code: 0x40, name: "presentBegan",
      fields: [
        .init("on", .controller), .init("controller", .controller), .init("animated", .bool),
      ]),
    EventSchema(code: 0x41, name: "presentEnded", fields: [.init("controller", .controller)]),
    EventSchema(
      code: 0x42, name: "dismissBegan",
      fields: [
        .init("controller", .controller), .init("animated", .bool), .init("interactive", .bool),
      ]),
    EventSchema(
      code: 0x43, name: "dismissEnded",
      fields: [.init("controller", .controller), .init("cancelled", .bool)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .presentBegan(let on, let controller, let animated): Record(0x40, on, controller, animated)
    case .presentEnded(let controller): Record(0x41, controller)
    case .dismissBegan(let controller, let animated, let interactive):
      Record(0x42, controller, animated, interactive)
    case .dismissEnded(let controller, let cancelled): Record(0x43, controller, cancelled)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case 0x40:
      guard let v: (ControllerID, ControllerID, Bool) = record.read() else { return nil }
      self = .presentBegan(on: v.0, controller: v.1, animated: v.2)
    case 0x41:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .presentEnded(controller: controller)
    case 0x42:
      guard let v: (ControllerID, Bool, Bool) = record.read() else { return nil }
      self = .dismissBegan(controller: v.0, animated: v.1, interactive: v.2)
    case 0x43:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .dismissEnded(controller: v.0, cancelled: v.1)
    default: return nil
    }
  }
}
