/// How the device is held, and what the app is told of it.
public enum DeviceFact: Hashable, Sendable {
  /// The hardware is held another way, whether or not anybody is told.
  case turned(to: DeviceOrientation)
  /// `UIDevice.orientationDidChangeNotification` arrived with this value.
  case notified(DeviceOrientation)
  /// The user switches the rotation lock.
  case rotationLock(on: Bool)
  /// The app reads `UIDevice.current.orientation`; `nil` if the value was not recorded.
  case read(DeviceOrientation?)
  /// `UIDevice.orientationDidChangeNotification` arrived, and of its value is known only that one of
  /// these interface orientations points up then.
  case notifiedAmong(sides: InterfaceOrientationMask)
}

extension DeviceFact {
  /// What `notified` says; `nil` for every other fact.
  @inlinable @inline(__always)
  package static func notified(_ record: Record) -> DeviceOrientation? {
    record.code == notifiedCode ? record.read() : nil
  }
}

extension DeviceFact: Fact {
  /// The code of `notified`.
  @inlinable package static var notifiedCode: UInt8 { 0x51 }

  package static let schemas: [EventSchema] = [
    EventSchema(code: 0x50, name: "deviceTurned", fields: [.init("to", .deviceOrientation)]),
    EventSchema(
      code: notifiedCode, name: "deviceOrientation",
      fields: [.init("orientation", .deviceOrientation)]),
    EventSchema(code: 0x52, name: "rotationLock", fields: [.init("on", .bool)]),
    EventSchema(
      code: 0x53, name: "deviceOrientationRead",
      fields: [.init("orientation", .deviceOrientation.optional)]),
    EventSchema(code: 0x54, name: "deviceOrientationAmong", fields: [.init("sides", .mask)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .turned(let to): Record(0x50, to)
    case .notified(let orientation): Record(Self.notifiedCode, orientation)
    case .rotationLock(let on): Record(0x52, on)
    case .read(let orientation): Record(0x53, orientation)
    case .notifiedAmong(let sides): Record(0x54, sides)
    }
  }

  @inlinable @inline(__always)
  package init?(_ record: Record) {
    switch record.code {
    case 0x50:
      guard let to: DeviceOrientation = record.read() else { return nil }
      self = .turned(to: to)
    case Self.notifiedCode:
      guard let orientation: DeviceOrientation = record.read() else { return nil }
      self = .notified(orientation)
    case 0x52:
      guard let on: Bool = record.read() else { return nil }
      self = .rotationLock(on: on)
    case 0x53:
      guard let orientation: DeviceOrientation? = record.read() else { return nil }
      self = .read(orientation)
    case 0x54:
      guard let sides: InterfaceOrientationMask = record.read() else { return nil }
      self = .notifiedAmong(sides: sides)
    default: return nil
    }
  }
}
