/// Observations of the interface.
public enum ObservationFact: Hashable, Sendable {
  /// A window's interface was observed in this orientation: the result that findings are based on.
  /// Send it whenever the orientation is read: at the start, after each rotation, and after each
  /// transition. For a scene, send `sceneOrientation`. `statusBarOrientation` and `windowBounds`
  /// describe the status bar and the size of the window; no finding about a page is based on them
  /// alone.
  case interfaceOrientation(window: WindowID, orientation: InterfaceOrientation)
  /// A scene's `interfaceOrientation` was read; it also counts for the first window of the scene.
  /// Send it if the scene is known and the window is not; otherwise, send `interfaceOrientation`.
  case sceneOrientation(scene: SceneID, orientation: InterfaceOrientation)
  /// The status bar was observed in this orientation, which may differ from the interface's. Send
  /// it if the app reads `UIApplication.statusBarOrientation`; an app built with the SDK of iOS 27
  /// reads `unknown`. It does not replace `interfaceOrientation`.
  case statusBarOrientation(orientation: PreferredOrientation)
  /// A scene's `isInterfaceOrientationLocked` was read (iOS 26+). Send it when the scene's geometry
  /// changes. For what a page prefers, send `prefersLock`.
  case interfaceLocked(scene: SceneID, locked: Bool)
  /// A window's bounds were observed in this shape. Send it if an app lays out by the size of the
  /// window. It does not replace `interfaceOrientation`: in a resizable scene, the two may differ.
  case windowBounds(window: WindowID, shape: BoundsShape)
  /// A controller was notified that it is about to rotate or change its size. Send it in
  /// `viewWillTransition(to:with:)`. For the result, send `interfaceOrientation`.
  case willTransition(controller: ControllerID)
  /// A page's view has a rotation transform, in degrees. Send it when the app sets the transform.
  /// It rotates the content and not the interface.
  case viewTransform(controller: ControllerID, degrees: Int32)
  /// This page, or another page of its type, appeared on screen. Importers write it, when a report
  /// contains only the type; an app sends `didShow` or `presentEnded`.
  case appeared(controller: ControllerID)
}

extension ObservationFact {
  /// The value of `interfaceOrientation`; `nil` for every other fact.
  @inlinable
  package static func interfaceOrientation(
    _ record: Record
  ) -> (window: WindowID, orientation: InterfaceOrientation)? {
    record.is(.interfaceOrientation) ? record.read() : nil
  }
}

extension ObservationFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .interfaceOrientation, name: "interfaceOrientation",
      fields: [.init("window", .window), .init("orientation", .orientation)]),
    EventSchema(
      .sceneOrientation, name: "sceneOrientation",
      fields: [.init("scene", .scene), .init("orientation", .orientation)]),
    EventSchema(
      .statusBarOrientation, name: "statusBarOrientation",
      fields: [.init("orientation", .preferred)]),
    EventSchema(
      .interfaceLocked, name: "interfaceLocked",
      fields: [.init("scene", .scene), .init("locked", .bool)]),
    EventSchema(
      .windowBounds, name: "windowBounds",
      fields: [.init("window", .window), .init("shape", .shape)]),
    EventSchema(
      .willTransition, name: "willTransition", fields: [.init("controller", .controller)]),
    EventSchema(
      .viewTransform, name: "viewTransform",
      fields: [.init("controller", .controller), .init("degrees", .integer)]),
    EventSchema(.appeared, name: "appeared", fields: [.init("controller", .controller)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .interfaceOrientation(let window, let orientation):
      Record(.interfaceOrientation, window, orientation)
    case .sceneOrientation(let scene, let orientation):
      Record(.sceneOrientation, scene, orientation)
    case .statusBarOrientation(let orientation): Record(.statusBarOrientation, orientation)
    case .interfaceLocked(let scene, let locked): Record(.interfaceLocked, scene, locked)
    case .windowBounds(let window, let shape): Record(.windowBounds, window, shape)
    case .willTransition(let controller): Record(.willTransition, controller)
    case .viewTransform(let controller, let degrees): Record(.viewTransform, controller, degrees)
    case .appeared(let controller): Record(.appeared, controller)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .interfaceOrientation:
      guard let v: (WindowID, InterfaceOrientation) = record.read() else { return nil }
      self = .interfaceOrientation(window: v.0, orientation: v.1)
    case .sceneOrientation:
      guard let v: (SceneID, InterfaceOrientation) = record.read() else { return nil }
      self = .sceneOrientation(scene: v.0, orientation: v.1)
    case .statusBarOrientation:
      guard let orientation: PreferredOrientation = record.read() else { return nil }
      self = .statusBarOrientation(orientation: orientation)
    case .interfaceLocked:
      guard let v: (SceneID, Bool) = record.read() else { return nil }
      self = .interfaceLocked(scene: v.0, locked: v.1)
    case .windowBounds:
      guard let v: (WindowID, BoundsShape) = record.read() else { return nil }
      self = .windowBounds(window: v.0, shape: v.1)
    case .willTransition:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .willTransition(controller: controller)
    case .viewTransform:
      guard let v: (ControllerID, Int32) = record.read() else { return nil }
      self = .viewTransform(controller: v.0, degrees: v.1)
    case .appeared:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .appeared(controller: controller)
    default: return nil
    }
  }
}
