/// The environment of the app.
public enum SessionFact: Hashable, Sendable {
  /// The version of iOS that the app runs on. Send it first: without it, no rule applies.
  case systemVersion(version: SystemVersion)
  /// The SDK that the app was linked against; if not recorded, the version of iOS is assumed. Send
  /// it at the start if the app was built with an earlier Xcode.
  case linkedSDK(version: SystemVersion)
  /// The hardware, with its identifier if known. Send it at the start; without it, a phone without
  /// a home button is assumed.
  case device(model: Device, identifier: NameID?)
  /// How the system shows the scene. Send it at the start, and whenever it changes; without it,
  /// full screen is assumed.
  case windowing(mode: Windowing)
  /// Whether the app delegate or scene delegates own the windows. Send it once, at the start; since
  /// iOS 27, it decides whether the app launches.
  case appLifecycle(owner: AppLifecycle)
  /// Whether the interface belongs to an app or to an app extension. Send it once, at the start, in
  /// an extension.
  case process(process: ProcessKind)
  /// Whether `beginGeneratingDeviceOrientationNotifications` is in effect. Send it when the app
  /// begins or ends it; UIDevice reports `unknown` otherwise.
  case deviceNotifications(on: Bool)
  /// Whether the Info.plist has UIRequiresFullScreen. Send it once, at the start, for an app that
  /// runs on iPads, or on iOS 27 or later.
  case requiresFullScreen(value: Bool)
  /// The app reached a stage of its lifecycle. Send it in the methods of the app or scene delegate.
  case phase(phase: Phase)
  /// The Info.plist's UIRequiresFullScreenIgnoredStartingWithVersion: the version of iOS from which
  /// the system ignores UIRequiresFullScreen; systems since 26.2 read it. Send it once, at the
  /// start, for an app that has the key.
  case fullScreenIgnoredFrom(version: SystemVersion)
  /// The recorder was to observe a scene, and was given none. `SwivelUIKit` sends it once, if
  /// `observe(_:)` gets `nil` before it gets the first scene.
  case sceneMissing
  /// The user begins or ends to resize a scene; if no scene is given, every scene. Send it when
  /// `isInteractivelyResizing` of the scene's geometry changes (iOS 26+). Since iOS 27, the masks
  /// of some scenes count until the user resizes them.
  case sceneResizing(scene: SceneID?, on: Bool)
  /// A scene moved to another `UIScreen`: into iPhone Mirroring, to an external display, or by
  /// discrete resizing (iOS 27+). Send it when the screen of the scene changes.
  case screenChanged(scene: SceneID)
  /// Another process of the app runs from here on, in which nothing holds that was recorded before,
  /// apart from the version of iOS and the device. Importers of consoles write it where one console
  /// has several runs.
  case runBegan
}

extension SessionFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(.systemVersion, name: "systemVersion", fields: [.init("version", .version)]),
    EventSchema(.linkedSDK, name: "linkedSDK", fields: [.init("version", .version)]),
    EventSchema(
      .device, name: "device",
      fields: [.init("model", .device), .init("identifier", .name.optional)]),
    EventSchema(.windowing, name: "windowing", fields: [.init("mode", .windowing)]),
    EventSchema(.appLifecycle, name: "appLifecycle", fields: [.init("owner", .appLifecycle)]),
    EventSchema(.process, name: "process", fields: [.init("process", .process)]),
    EventSchema(.deviceNotifications, name: "deviceNotifications", fields: [.init("on", .bool)]),
    EventSchema(.requiresFullScreen, name: "requiresFullScreen", fields: [.init("value", .bool)]),
    EventSchema(.phase, name: "phase", fields: [.init("phase", .phase)]),
    EventSchema(
      .fullScreenIgnoredFrom, name: "fullScreenIgnoredFrom", fields: [.init("version", .version)]),
    EventSchema(.sceneMissing, name: "sceneMissing", fields: []),
    EventSchema(
      .sceneResizing, name: "sceneResizing",
      fields: [.init("scene", .scene.optional), .init("on", .bool)]),
    EventSchema(.screenChanged, name: "screenChanged", fields: [.init("scene", .scene)]),
    EventSchema(.runBegan, name: "runBegan", fields: []),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .systemVersion(let version): Record(.systemVersion, version)
    case .linkedSDK(let version): Record(.linkedSDK, version)
    case .device(let model, let identifier): Record(.device, model, identifier)
    case .windowing(let mode): Record(.windowing, mode)
    case .appLifecycle(let owner): Record(.appLifecycle, owner)
    case .process(let process): Record(.process, process)
    case .deviceNotifications(let on): Record(.deviceNotifications, on)
    case .requiresFullScreen(let value): Record(.requiresFullScreen, value)
    case .phase(let phase): Record(.phase, phase)
    case .fullScreenIgnoredFrom(let version): Record(.fullScreenIgnoredFrom, version)
    case .sceneMissing: Record(.sceneMissing)
    case .sceneResizing(let scene, let on): Record(.sceneResizing, scene, on)
    case .screenChanged(let scene): Record(.screenChanged, scene)
    case .runBegan: Record(.runBegan)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .systemVersion:
      guard let version: SystemVersion = record.read() else { return nil }
      self = .systemVersion(version: version)
    case .linkedSDK:
      guard let version: SystemVersion = record.read() else { return nil }
      self = .linkedSDK(version: version)
    case .device:
      guard let v: (Device, NameID?) = record.read() else { return nil }
      self = .device(model: v.0, identifier: v.1)
    case .windowing:
      guard let mode: Windowing = record.read() else { return nil }
      self = .windowing(mode: mode)
    case .appLifecycle:
      guard let owner: AppLifecycle = record.read() else { return nil }
      self = .appLifecycle(owner: owner)
    case .process:
      guard let process: ProcessKind = record.read() else { return nil }
      self = .process(process: process)
    case .deviceNotifications:
      guard let on: Bool = record.read() else { return nil }
      self = .deviceNotifications(on: on)
    case .requiresFullScreen:
      guard let value: Bool = record.read() else { return nil }
      self = .requiresFullScreen(value: value)
    case .phase:
      guard let phase: Phase = record.read() else { return nil }
      self = .phase(phase: phase)
    case .fullScreenIgnoredFrom:
      guard let version: SystemVersion = record.read() else { return nil }
      self = .fullScreenIgnoredFrom(version: version)
    case .sceneMissing: self = .sceneMissing
    case .sceneResizing:
      guard let v: (SceneID?, Bool) = record.read() else { return nil }
      self = .sceneResizing(scene: v.0, on: v.1)
    case .screenChanged:
      guard let scene: SceneID = record.read() else { return nil }
      self = .screenChanged(scene: scene)
    case .runBegan: self = .runBegan
    default: return nil
    }
  }
}
