/// Which controllers contain which.
public enum HierarchyFact: Hashable, Sendable {
  /// A controller becomes the last child of another.
  case childAdded(parent: ControllerID, child: ControllerID)
  /// A controller leaves its parent.
  case childRemoved(parent: ControllerID, child: ControllerID)
  /// A container brings one of its children to the front.
  case childSelected(parent: ControllerID, child: ControllerID)
}

extension HierarchyFact: Fact {
  /// The code of `childAdded`.
  @inlinable package static var childAddedCode: UInt8 { 0x30 }
  /// The code of `childRemoved`.
  @inlinable package static var childRemovedCode: UInt8 { 0x31 }

  package static let schemas: [EventSchema] = [
    EventSchema(
      code: childAddedCode, name: "childAdded",
      fields: [.init("parent", .controller), .init("child", .controller)]),
    EventSchema(
      code: childRemovedCode, name: "childRemoved",
      fields: [.init("parent", .controller), .init("child", .controller)]),
    EventSchema(
      code: 0x32, name: "childSelected",
      fields: [.init("parent", .controller), .init("child", .controller)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .childAdded(let parent, let child): Record(Self.childAddedCode, parent, child)
    case .childRemoved(let parent, let child): Record(Self.childRemovedCode, parent, child)
    case .childSelected(let parent, let child): Record(0x32, parent, child)
    }
  }

  @inlinable @inline(__always)
  package init?(_ record: Record) {
    switch record.code {
    case Self.childAddedCode:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childAdded(parent: v.0, child: v.1)
    case Self.childRemovedCode:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childRemoved(parent: v.0, child: v.1)
    case 0x32:
      guard let v: (ControllerID, ControllerID) = record.read() else { return nil }
      self = .childSelected(parent: v.0, child: v.1)
    default: return nil
    }
  }
}
