/// What was seen of the interface.
public enum ObservationFact: Hashable, Sendable {
  /// A window's interface was found in this orientation.
  case interfaceOrientation(window: WindowID, orientation: InterfaceOrientation)
  /// A scene's `interfaceOrientation` was read.
  case sceneOrientation(scene: SceneID, orientation: InterfaceOrientation)
  /// The status bar was found in this orientation.
  case statusBarOrientation(InterfaceOrientation)
  /// A scene's `isInterfaceOrientationLocked` was read.
  case interfaceLocked(scene: SceneID, locked: Bool)
  /// A window's bounds were found in this shape.
  case windowBounds(window: WindowID, shape: BoundsShape)
  /// A controller was told that it is about to turn or change its size.
  case willTransition(controller: ControllerID)
  /// A page's view has a rotation transform, in degrees.
  case viewTransform(controller: ControllerID, degrees: Int32)
  /// A page, or one of its type, has appeared on screen.
  case appeared(controller: ControllerID)
}

extension ObservationFact {
  /// What `interfaceOrientation` says; `nil` for every other fact.
  @inlinable @inline(__always)
  package static func interfaceOrientation(
    _ record: Record
  ) -> (window: WindowID, orientation: InterfaceOrientation)? {
    record.code == interfaceOrientationCode ? record.read() : nil
  }
}

extension ObservationFact: Fact {
  /// The code of `interfaceOrientation`.
  @inlinable package static var interfaceOrientationCode: UInt8 { 0x70 }
  /// The code of `willTransition`.
  @inlinable package static var willTransitionCode: UInt8 { 0x75 }

  package static let schemas: [EventSchema] = [
    EventSchema(
      code: interfaceOrientationCode, name: "interfaceOrientation",
      fields: [.init("window", .window), .init("orientation", .orientation)]),
    EventSchema(
      code: 0x71, name: "sceneOrientation",
      fields: [.init("scene", .scene), .init("orientation", .orientation)]),
    EventSchema(
      code: 0x72, name: "statusBarOrientation", fields: [.init("orientation", .orientation)]),
    EventSchema(
      code: 0x73, name: "interfaceLocked", fields: [.init("scene", .scene), .init("locked", .bool)]),
    EventSchema(
      code: 0x74, name: "windowBounds", fields: [.init("window", .window), .init("shape", .shape)]),
    EventSchema(
      code: willTransitionCode, name: "willTransition", fields: [.init("controller", .controller)]),
    EventSchema(
      code: 0x76, name: "viewTransform",
      fields: [.init("controller", .controller), .init("degrees", .integer)]),
    EventSchema(code: 0x77, name: "appeared", fields: [.init("controller", .controller)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .interfaceOrientation(let window, let orientation):
      Record(Self.interfaceOrientationCode, window, orientation)
    case .sceneOrientation(let scene, let orientation): Record(0x71, scene, orientation)
    case .statusBarOrientation(let orientation): Record(0x72, orientation)
    case .interfaceLocked(let scene, let locked): Record(0x73, scene, locked)
    case .windowBounds(let window, let shape): Record(0x74, window, shape)
    case .willTransition(let controller): Record(Self.willTransitionCode, controller)
    case .viewTransform(let controller, let degrees): Record(0x76, controller, degrees)
    case .appeared(let controller): Record(0x77, controller)
    }
  }

  @inlinable @inline(__always)
  package init?(_ record: Record) {
    switch record.code {
    case Self.interfaceOrientationCode:
      guard let v: (WindowID, InterfaceOrientation) = record.read() else { return nil }
      self = .interfaceOrientation(window: v.0, orientation: v.1)
    case 0x71:
      guard let v: (SceneID, InterfaceOrientation) = record.read() else { return nil }
      self = .sceneOrientation(scene: v.0, orientation: v.1)
    case 0x72:
      guard let orientation: InterfaceOrientation = record.read() else { return nil }
      self = .statusBarOrientation(orientation)
    case 0x73:
      guard let v: (SceneID, Bool) = record.read() else { return nil }
      self = .interfaceLocked(scene: v.0, locked: v.1)
    case 0x74:
      guard let v: (WindowID, BoundsShape) = record.read() else { return nil }
      self = .windowBounds(window: v.0, shape: v.1)
    case Self.willTransitionCode:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .willTransition(controller: controller)
    case 0x76:
      guard let v: (ControllerID, Int32) = record.read() else { return nil }
      self = .viewTransform(controller: v.0, degrees: v.1)
    case 0x77:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .appeared(controller: controller)
    default: return nil
    }
  }
}
