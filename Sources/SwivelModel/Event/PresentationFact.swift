/// Presentations of controllers.
public enum PresentationFact: Hashable, Sendable {
  /// A presentation begins. Send it when the app calls `present(_:animated:)`, after
  /// `presentationStyle`. `on` is the controller that presents, `controller` the page.
  case presentBegan(on: ControllerID, controller: ControllerID, animated: Bool)
  /// The presented page has appeared. Send it in the completion handler of `present(_:animated:)`,
  /// or in `viewDidAppear`.
  case presentEnded(controller: ControllerID)
  /// A dismissal begins. Send it when the app calls `dismiss(animated:)`, or when the user begins
  /// to pull a sheet down (`interactive`). `controller` is the page that leaves.
  case dismissBegan(controller: ControllerID, animated: Bool, interactive: Bool)
  /// The presented page disappeared, or an interactive dismissal was canceled. Send it in the
  /// completion handler of `dismiss(animated:)`, or in `viewDidDisappear`.
  case dismissEnded(controller: ControllerID, cancelled: Bool)
}

extension PresentationFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .presentBegan, name: "presentBegan",
      fields: [
        .init("on", .controller), .init("controller", .controller), .init("animated", .bool),
      ]),
    EventSchema(.presentEnded, name: "presentEnded", fields: [.init("controller", .controller)]),
    EventSchema(
      .dismissBegan, name: "dismissBegan",
      fields: [
        .init("controller", .controller), .init("animated", .bool), .init("interactive", .bool),
      ]),
    EventSchema(
      .dismissEnded, name: "dismissEnded",
      fields: [.init("controller", .controller), .init("cancelled", .bool)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .presentBegan(let on, let controller, let animated):
      Record(.presentBegan, on, controller, animated)
    case .presentEnded(let controller): Record(.presentEnded, controller)
    case .dismissBegan(let controller, let animated, let interactive):
      Record(.dismissBegan, controller, animated, interactive)
    case .dismissEnded(let controller, let cancelled): Record(.dismissEnded, controller, cancelled)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .presentBegan:
      guard let v: (ControllerID, ControllerID, Bool) = record.read() else { return nil }
      self = .presentBegan(on: v.0, controller: v.1, animated: v.2)
    case .presentEnded:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .presentEnded(controller: controller)
    case .dismissBegan:
      guard let v: (ControllerID, Bool, Bool) = record.read() else { return nil }
      self = .dismissBegan(controller: v.0, animated: v.1, interactive: v.2)
    case .dismissEnded:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .dismissEnded(controller: v.0, cancelled: v.1)
    default: return nil
    }
  }
}
