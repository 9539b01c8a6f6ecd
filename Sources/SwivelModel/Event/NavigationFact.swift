/// What a navigation controller tells its delegate.
public enum NavigationFact: Hashable, Sendable {
  /// A page is about to be shown: pushed if it is new to the stack, else popped to.
  case willShow(on: ControllerID, controller: ControllerID, animated: Bool, interactive: Bool)
  /// A page has been shown.
  case didShow(on: ControllerID, controller: ControllerID)
  /// A swipe back was held, in thousandths of its way; `custom` if it is not UIKit's gesture.
  case interactivePopMoved(on: ControllerID, progress: UInt32, custom: Bool)
  /// A swipe back ended; no `didShow` follows if it was cancelled.
  case interactivePopEnded(on: ControllerID, cancelled: Bool)
}

extension NavigationFact: Fact {
  /// The code of `willShow`.
  @inlinable package static var willShowCode: UInt8 { 0x38 }
  /// The code of `didShow`, which begins with the same two numbers.
  @inlinable package static var didShowCode: UInt8 { 0x39 }

  package static let schemas: [EventSchema] = [
    EventSchema(
      code: willShowCode, name: "willShow",
      fields: [
        .init("on", .controller), .init("controller", .controller), .init("animated", .bool),
        .init("interactive", .bool),
      ]),
    EventSchema(
      code: didShowCode, name: "didShow",
      fields: [.init("on", .controller), .init("controller", .controller)]),
    EventSchema(
      code: 0x3A, name: "interactivePopMoved",
      fields: [.init("on", .controller), .init("progress", .number), .init("custom", .bool)]),
    EventSchema(
      code: 0x3B, name: "interactivePopEnded",
      fields: [.init("on", .controller), .init("cancelled", .bool)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .willShow(let on, let controller, let animated, let interactive):
      Record(Self.willShowCode, on, controller, animated, interactive)
    case .didShow(let on, let controller): Record(Self.didShowCode, on, controller)
    case .interactivePopMoved(let on, let progress, let custom): Record(0x3A, on, progress, custom)
    case .interactivePopEnded(let on, let cancelled): Record(0x3B, on, cancelled)
    }
  }

  @inlinable @inline(__always)
  package init?(_ record: Record) {
    switch record.code {
    case Self.willShowCode:
      guard let v: (ControllerID, ControllerID, Bool, Bool) = record.read() else { return nil }
      self = .willShow(on: v.0, controller: v.1, animated: v.2, interactive: v.3)
    case Self.didShowCode:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .didShow(on: v.0, controller: v.1)
    case 0x3A:
      guard let v: (ControllerID, UInt32, Bool) = record.read() else { return nil }
      self = .interactivePopMoved(on: v.0, progress: v.1, custom: v.2)
    case 0x3B:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .interactivePopEnded(on: v.0, cancelled: v.1)
    default: return nil
    }
  }
}
