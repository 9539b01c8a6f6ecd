/// What the app runs on, and how.
public enum SessionFact: Hashable, Sendable {
  /// The version of iOS that runs.
  case systemVersion(SystemVersion)
  /// The SDK that the app was linked against; the running version if never told.
  case linkedSDK(SystemVersion)
  /// The hardware, with its identifier where it is known.
  case device(Device, identifier: NameID?)
  /// How an iPad shows the scene.
  case windowing(Windowing)
  /// Who owns the windows.
  case appLifecycle(AppLifecycle)
  /// Whether the interface is that of an extension.
  case process(ProcessKind)
  /// Whether `beginGeneratingDeviceOrientationNotifications` is in force.
  case deviceNotifications(on: Bool)
  /// Whether the Info.plist has UIRequiresFullScreen.
  case requiresFullScreen(Bool)
  /// A stage in the life of the app was reached.
  case phase(Phase)
}

extension SessionFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(code: 0x01, name: "systemVersion", fields: [.init("version", .version)]),
    EventSchema(code: 0x02, name: "linkedSDK", fields: [.init("version", .version)]),
    EventSchema(
      code: 0x03, name: "device",
      fields: [.init("model", .device), .init("identifier", .name.optional)]),
    EventSchema(code: 0x04, name: "windowing", fields: [.init("mode", .windowing)]),
    EventSchema(code: 0x05, name: "appLifecycle", fields: [.init("owner", .appLifecycle)]),
    EventSchema(code: 0x06, name: "process", fields: [.init("process", .process)]),
    EventSchema(code: 0x07, name: "deviceNotifications", fields: [.init("on", .bool)]),
    EventSchema(code: 0x08, name: "requiresFullScreen", fields: [.init("value", .bool)]),
    EventSchema(code: 0x09, name: "phase", fields: [.init("phase", .phase)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .systemVersion(let version): Record(0x01, version)
    case .linkedSDK(let version): Record(0x02, version)
    case .device(let model, let identifier): Record(0x03, model, identifier)
    case .windowing(let mode): Record(0x04, mode)
    case .appLifecycle(let owner): Record(0x05, owner)
    case .process(let process): Record(0x06, process)
    case .deviceNotifications(let on): Record(0x07, on)
    case .requiresFullScreen(let value): Record(0x08, value)
    case .phase(let phase): Record(0x09, phase)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case 0x01:
      guard let version: SystemVersion = record.read() else { return nil }
      self = .systemVersion(version)
    case 0x02:
      guard let version: SystemVersion = record.read() else { return nil }
      self = .linkedSDK(version)
    case 0x03:
      guard let v: (Device, NameID?) = record.read() else { return nil }
      self = .device(v.0, identifier: v.1)
    case 0x04:
      guard let mode: Windowing = record.read() else { return nil }
      self = .windowing(mode)
    case 0x05:
      guard let owner: AppLifecycle = record.read() else { return nil }
      self = .appLifecycle(owner)
    case 0x06:
      guard let process: ProcessKind = record.read() else { return nil }
      self = .process(process)
    case 0x07:
      guard let on: Bool = record.read() else { return nil }
      self = .deviceNotifications(on: on)
    case 0x08:
      guard let value: Bool = record.read() else { return nil }
      self = .requiresFullScreen(value)
    case 0x09:
      guard let phase: Phase = record.read() else { return nil }
      self = .phase(phase)
    default: return nil
    }
  }
}
