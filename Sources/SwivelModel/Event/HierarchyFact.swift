/// Containment of controllers.
public enum HierarchyFact: Hashable, Sendable {
  /// A controller becomes the last child of another. Send it after `addChild(_:)`, and for each
  /// child of a container at the start. A push needs only `willShow`.
  case childAdded(parent: ControllerID, child: ControllerID)
  /// A controller leaves its parent. Send it after `removeFromParent()`. A pop needs only
  /// `willShow`.
  case childRemoved(parent: ControllerID, child: ControllerID)
  /// A container shows one of its children. Send it when a tab is selected, and at the start for a
  /// container with several children.
  case childSelected(parent: ControllerID, child: ControllerID)
}

extension HierarchyFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .childAdded, name: "childAdded",
      fields: [.init("parent", .controller), .init("child", .controller)]),
    EventSchema(
      .childRemoved, name: "childRemoved",
      fields: [.init("parent", .controller), .init("child", .controller)]),
    EventSchema(
      .childSelected, name: "childSelected",
      fields: [.init("parent", .controller), .init("child", .controller)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .childAdded(let parent, let child): Record(.childAdded, parent, child)
    case .childRemoved(let parent, let child): Record(.childRemoved, parent, child)
    case .childSelected(let parent, let child): Record(.childSelected, parent, child)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .childAdded:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childAdded(parent: v.0, child: v.1)
    case .childRemoved:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childRemoved(parent: v.0, child: v.1)
    case .childSelected:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childSelected(parent: v.0, child: v.1)
    default: return nil
    }
  }
}
