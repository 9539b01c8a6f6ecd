/// The device orientation, and what the app is notified of.
public enum DeviceFact: Hashable, Sendable {
  /// The hardware was rotated, whether or not the app was notified. An app cannot observe this:
  /// only a test, or a person who rotates the device, can record it. The
  /// notification that an app receives is `deviceOrientation`.
  case deviceTurned(to: DeviceOrientation)
  /// `UIDevice.orientationDidChangeNotification` arrived with this value. Send it for each
  /// notification; UIKit then evaluates the orientation. For a value that was only read, send
  /// `deviceOrientationRead`. When the device is in `landscapeLeft`, the interface is in
  /// `landscapeRight`.
  case deviceOrientation(orientation: DeviceOrientation)
  /// The user toggled the rotation lock. An app cannot observe this: only a test, or a person who
  /// uses the device, can record it.
  case rotationLock(on: Bool)
  /// The app reads `UIDevice.current.orientation`; `nil` if the value was not recorded. Send it
  /// where the app uses the value. UIKit does nothing; for a notification, send
  /// `deviceOrientation`.
  case deviceOrientationRead(orientation: DeviceOrientation?)
  /// `UIDevice.orientationDidChangeNotification` arrived, but only the set of possible interface
  /// orientations is known. Importers write it; an app sends `deviceOrientation`.
  case deviceOrientationAmong(sides: InterfaceOrientationMask)
  /// A foldable iPhone shows the app on this display: the outer one while it is folded, the inner
  /// one while it is unfolded (iOS 27.1+). Send it at the start, and whenever the user folds or
  /// unfolds the device.
  case displayUsed(display: Display)
}

extension DeviceFact {
  /// The value of `deviceOrientation`; `nil` for every other fact.
  @inlinable
  package static func deviceOrientation(_ record: Record) -> DeviceOrientation? {
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
    EventSchema(.displayUsed, name: "displayUsed", fields: [.init("display", .display)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .deviceTurned(let to): Record(.deviceTurned, to)
    case .deviceOrientation(let orientation): Record(.deviceOrientation, orientation)
    case .rotationLock(let on): Record(.rotationLock, on)
    case .deviceOrientationRead(let orientation): Record(.deviceOrientationRead, orientation)
    case .deviceOrientationAmong(let sides): Record(.deviceOrientationAmong, sides)
    case .displayUsed(let display): Record(.displayUsed, display)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .deviceTurned:
      guard let to: DeviceOrientation = record.read() else { return nil }
      self = .deviceTurned(to: to)
    case .deviceOrientation:
      guard let orientation: DeviceOrientation = record.read() else { return nil }
      self = .deviceOrientation(orientation: orientation)
    case .rotationLock:
      guard let on: Bool = record.read() else { return nil }
      self = .rotationLock(on: on)
    case .deviceOrientationRead:
      guard let orientation: DeviceOrientation? = record.read() else { return nil }
      self = .deviceOrientationRead(orientation: orientation)
    case .deviceOrientationAmong:
      guard let sides: InterfaceOrientationMask = record.read() else { return nil }
      self = .deviceOrientationAmong(sides: sides)
    case .displayUsed:
      guard let display: Display = record.read() else { return nil }
      self = .displayUsed(display: display)
    default: return nil
    }
  }
}
