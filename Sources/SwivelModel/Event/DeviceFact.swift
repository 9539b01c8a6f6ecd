/// The device orientation, and what the app is notified of.
public enum DeviceFact: Hashable, Sendable {
  /// The hardware was rotated, whether or not the app was notified. An app never sees this; only a
  /// test or a person that rotates the device knows. What an app receives is `deviceOrientation`.
  case turned(to: DeviceOrientation)
  /// `UIDevice.orientationDidChangeNotification` arrived with this value. It makes UIKit look at
  /// the orientation; a value that was only read is `deviceOrientationRead`.
  case notified(DeviceOrientation)
  /// The user toggled the rotation lock.
  case rotationLock(on: Bool)
  /// The app reads `UIDevice.current.orientation`; `nil` if the value was not recorded.
  case read(DeviceOrientation?)
  /// `UIDevice.orientationDidChangeNotification` arrived, and only a set of matching interface
  /// orientations is known.
  case notifiedAmong(sides: InterfaceOrientationMask)
}

extension DeviceFact {
  /// The value of `notified`; `nil` for every other fact.
  @inlinable
  package static func notified(_ record: Record) -> DeviceOrientation? {
    record.is(.deviceOrientation) ? record.read() : nil
  }
}

extension DeviceFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(.deviceTurned, name: "deviceTurned", fields: [.init("to", .deviceOrientation)]),
    EventSchema(
      .deviceOrientation, name: "deviceOrientation",
      fields: [.init("orientation", .deviceOrientation)]),
    EventSchema(.rotationLock, name: "rotationLock", fields: [.init("on", .bool)]),
    EventSchema(
      .deviceOrientationRead, name: "deviceOrientationRead",
      fields: [.init("orientation", .deviceOrientation.optional)]),
    EventSchema(
      .deviceOrientationAmong, name: "deviceOrientationAmong", fields: [.init("sides", .mask)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .turned(let to): Record(.deviceTurned, to)
    case .notified(let orientation): Record(.deviceOrientation, orientation)
    case .rotationLock(let on): Record(.rotationLock, on)
    case .read(let orientation): Record(.deviceOrientationRead, orientation)
    case .notifiedAmong(let sides): Record(.deviceOrientationAmong, sides)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .deviceTurned:
      guard let to: DeviceOrientation = record.read() else { return nil }
      self = .turned(to: to)
    case .deviceOrientation:
      guard let orientation: DeviceOrientation = record.read() else { return nil }
      self = .notified(orientation)
    case .rotationLock:
      guard let on: Bool = record.read() else { return nil }
      self = .rotationLock(on: on)
    case .deviceOrientationRead:
      guard let orientation: DeviceOrientation? = record.read() else { return nil }
      self = .read(orientation)
    case .deviceOrientationAmong:
      guard let sides: InterfaceOrientationMask = record.read() else { return nil }
      self = .notifiedAmong(sides: sides)
    default: return nil
    }
  }
}
