/// Windows and scenes.
public enum WindowFact: Hashable, Sendable {
  /// A window appears. Send it before all other events of the window. The first one is the main
  /// window; for what it shows, send `rootChanged`.
  case windowAdded(window: WindowID, scene: SceneID, level: Int32, hidden: Bool)
  /// The window was removed. Send it if a window other than the main one goes away, or if its
  /// handle is reused.
  case windowRemoved(window: WindowID)
  /// The window becomes the key window. Send it in `UIWindow.didBecomeKeyNotification`. The key
  /// window is not necessarily the main window.
  case windowKey(window: WindowID)
  /// The window is hidden or shown. Send it when `isHidden` changes.
  case windowHidden(window: WindowID, hidden: Bool)
  /// The window's root view controller is set, replaced or removed. Send it after `windowAdded`,
  /// and whenever `rootViewController` changes.
  case rootChanged(window: WindowID, controller: ControllerID?)
  /// A controller's view is added directly to the window, without being its root. Send it after
  /// `addSubview(_:)`. For a root, send `rootChanged`; for a child controller, `childAdded`.
  case viewAdded(window: WindowID, controller: ControllerID)
  /// The system shows an alert in its own window. Send it if the app knows, for example when it
  /// asks for a permission. For the app's own alerts, send `presentBegan`.
  case systemAlertShown
  /// A scene connects or disconnects. Send it in the scene delegate's methods.
  case sceneConnected(scene: SceneID, connected: Bool)
}

extension WindowFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .windowAdded, name: "windowAdded",
      fields: [
        .init("window", .window), .init("scene", .scene), .init("level", .integer),
        .init("hidden", .bool),
      ]),
    EventSchema(.windowRemoved, name: "windowRemoved", fields: [.init("window", .window)]),
    EventSchema(.windowKey, name: "windowKey", fields: [.init("window", .window)]),
    EventSchema(
      .windowHidden, name: "windowHidden",
      fields: [.init("window", .window), .init("hidden", .bool)]),
    EventSchema(
      .rootChanged, name: "rootChanged",
      fields: [.init("window", .window), .init("controller", .controller.optional)]),
    EventSchema(
      .viewAdded, name: "viewAdded",
      fields: [.init("window", .window), .init("controller", .controller)]),
    EventSchema(.systemAlertShown, name: "systemAlertShown", fields: []),
    EventSchema(
      .sceneConnected, name: "sceneConnected",
      fields: [.init("scene", .scene), .init("connected", .bool)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .windowAdded(let window, let scene, let level, let hidden):
      Record(.windowAdded, window, scene, level, hidden)
    case .windowRemoved(let window): Record(.windowRemoved, window)
    case .windowKey(let window): Record(.windowKey, window)
    case .windowHidden(let window, let hidden): Record(.windowHidden, window, hidden)
    case .rootChanged(let window, let controller): Record(.rootChanged, window, controller)
    case .viewAdded(let window, let controller): Record(.viewAdded, window, controller)
    case .systemAlertShown: Record(.systemAlertShown)
    case .sceneConnected(let scene, let connected): Record(.sceneConnected, scene, connected)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .windowAdded:
      guard let v: (WindowID, SceneID, Int32, Bool) = record.read() else { return nil }
      self = .windowAdded(window: v.0, scene: v.1, level: v.2, hidden: v.3)
    case .windowRemoved:
      guard let window: WindowID = record.read() else { return nil }
      self = .windowRemoved(window: window)
    case .windowKey:
      guard let window: WindowID = record.read() else { return nil }
      self = .windowKey(window: window)
    case .windowHidden:
      guard let v: (WindowID, Bool) = record.read() else { return nil }
      self = .windowHidden(window: v.0, hidden: v.1)
    case .rootChanged:
      guard let v: (WindowID, ControllerID?) = record.read() else { return nil }
      self = .rootChanged(window: v.0, controller: v.1)
    case .viewAdded:
      guard let v: (WindowID, ControllerID) = record.read() else { return nil }
      self = .viewAdded(window: v.0, controller: v.1)
    case .systemAlertShown: self = .systemAlertShown
    case .sceneConnected:
      guard let v: (SceneID, Bool) = record.read() else { return nil }
      self = .sceneConnected(scene: v.0, connected: v.1)
    default: return nil
    }
  }
}
