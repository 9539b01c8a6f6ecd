/// Calls of a navigation controller's delegate.
public enum NavigationFact: Hashable, Sendable {
  /// A page is about to be shown: pushed if it is not in the stack; otherwise, the stack is popped
  /// to it. This event alone updates the stack; a push or a pop needs no `childAdded` or
  /// `childRemoved`.
  case willShow(on: ControllerID, controller: ControllerID, animated: Bool, interactive: Bool)
  /// A page was shown: the push or pop that began with `willShow` has ended. Send it in the
  /// navigation controller's delegate. Without a `willShow`, it is the push or pop itself. Findings
  /// about a pop are based on the state after this event.
  case didShow(on: ControllerID, controller: ControllerID)
  /// The progress of a swipe back, in thousandths; `custom` if it is not UIKit's gesture. Send it
  /// while the finger moves, if the progress is known; the swipe begins with a `willShow` that is
  /// `interactive`.
  case interactivePopMoved(on: ControllerID, progress: UInt32, custom: Bool)
  /// A swipe back ended; no `didShow` follows if it was canceled. Send it when the finger is
  /// lifted.
  case interactivePopEnded(on: ControllerID, cancelled: Bool)
}

extension NavigationFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .willShow, name: "willShow",
      fields: [
        .init("on", .controller), .init("controller", .controller), .init("animated", .bool),
        .init("interactive", .bool),
      ]),
    EventSchema(
      .didShow, name: "didShow",
      fields: [.init("on", .controller), .init("controller", .controller)]),
    EventSchema(
      .interactivePopMoved, name: "interactivePopMoved",
      fields: [.init("on", .controller), .init("progress", .number), .init("custom", .bool)]),
    EventSchema(
      .interactivePopEnded, name: "interactivePopEnded",
      fields: [.init("on", .controller), .init("cancelled", .bool)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .willShow(let on, let controller, let animated, let interactive):
      Record(.willShow, on, controller, animated, interactive)
    case .didShow(let on, let controller): Record(.didShow, on, controller)
    case .interactivePopMoved(let on, let progress, let custom):
      Record(.interactivePopMoved, on, progress, custom)
    case .interactivePopEnded(let on, let cancelled): Record(.interactivePopEnded, on, cancelled)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .willShow:
      guard let v: (ControllerID, ControllerID, Bool, Bool) = record.read() else { return nil }
      self = .willShow(on: v.0, controller: v.1, animated: v.2, interactive: v.3)
    case .didShow:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .didShow(on: v.0, controller: v.1)
    case .interactivePopMoved:
      guard let v: (ControllerID, UInt32, Bool) = record.read() else { return nil }
      self = .interactivePopMoved(on: v.0, progress: v.1, custom: v.2)
    case .interactivePopEnded:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .interactivePopEnded(on: v.0, cancelled: v.1)
    default: return nil
    }
  }
}
