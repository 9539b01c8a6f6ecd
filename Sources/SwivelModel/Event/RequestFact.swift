/// The app's requests to UIKit, with the event that caused them.
public enum RequestFact: Hashable, Sendable {
  /// The app calls `attemptRotationToDeviceOrientation()` (iOS 5–15). Send it before the call. For
  /// the result, send `interfaceOrientation`.
  case attemptRotation(cause: Cause? = nil)
  /// The app calls `setNeedsUpdateOfSupportedInterfaceOrientations()` (iOS 16+). Send it before the
  /// call, after the mask that changed. It makes UIKit read the masks again; to request an
  /// orientation, the app needs `geometryRequest`.
  case needsUpdate(controller: ControllerID, cause: Cause? = nil)
  /// The app calls `requestGeometryUpdate(.iOS(interfaceOrientations:))` (iOS 16+). Send it before
  /// the call. If UIKit refuses, `geometryRefused` follows.
  case geometryRequest(scene: SceneID, mask: InterfaceOrientationMask, cause: Cause? = nil)
  /// The app calls `UIDevice.setValue(_, forKey: "orientation")`. Send it before the call, with the
  /// side of the device: `landscapeLeft` asks for the interface in `landscapeRight`, and the other
  /// way around. For a notification that the device was rotated, send `deviceOrientation`.
  case setDeviceOrientation(orientation: DeviceOrientation, cause: Cause? = nil)
  /// The app calls `UIApplication.setStatusBarOrientation` (iOS 12 and earlier). Send it before the
  /// call. For the orientation that was read, send `statusBarOrientation`.
  case setStatusBarOrientation(orientation: InterfaceOrientation, cause: Cause? = nil)
  /// The app calls `setNeedsUpdateOfPrefersInterfaceOrientationLocked()` (iOS 26+). Send it before
  /// the call, after `prefersLock`.
  case needsLockUpdate(controller: ControllerID, cause: Cause? = nil)
}

extension RequestFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .attemptRotation, name: "attemptRotation", fields: [.init("cause", .cause.optional)]),
    EventSchema(
      .needsUpdate, name: "needsUpdate",
      fields: [.init("controller", .controller), .init("cause", .cause.optional)]),
    EventSchema(
      .geometryRequest, name: "geometryRequest",
      fields: [.init("scene", .scene), .init("mask", .mask), .init("cause", .cause.optional)]),
    EventSchema(
      .setDeviceOrientation, name: "setDeviceOrientation",
      fields: [.init("orientation", .deviceOrientation), .init("cause", .cause.optional)]),
    EventSchema(
      .setStatusBarOrientation, name: "setStatusBarOrientation",
      fields: [.init("orientation", .orientation), .init("cause", .cause.optional)]),
    EventSchema(
      .needsLockUpdate, name: "needsLockUpdate",
      fields: [.init("controller", .controller), .init("cause", .cause.optional)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .attemptRotation(let cause): Record(.attemptRotation, cause)
    case .needsUpdate(let controller, let cause): Record(.needsUpdate, controller, cause)
    case .geometryRequest(let scene, let mask, let cause):
      Record(.geometryRequest, scene, mask, cause)
    case .setDeviceOrientation(let orientation, let cause):
      Record(.setDeviceOrientation, orientation, cause)
    case .setStatusBarOrientation(let orientation, let cause):
      Record(.setStatusBarOrientation, orientation, cause)
    case .needsLockUpdate(let controller, let cause): Record(.needsLockUpdate, controller, cause)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .attemptRotation:
      guard let cause: Cause? = record.read() else { return nil }
      self = .attemptRotation(cause: cause)
    case .needsUpdate:
      guard let v: (ControllerID, Cause?) = record.read() else { return nil }
      self = .needsUpdate(controller: v.0, cause: v.1)
    case .geometryRequest:
      guard let v: (SceneID, InterfaceOrientationMask, Cause?) = record.read() else { return nil }
      self = .geometryRequest(scene: v.0, mask: v.1, cause: v.2)
    case .setDeviceOrientation:
      guard let v: (DeviceOrientation, Cause?) = record.read() else { return nil }
      self = .setDeviceOrientation(orientation: v.0, cause: v.1)
    case .setStatusBarOrientation:
      guard let v: (InterfaceOrientation, Cause?) = record.read() else { return nil }
      self = .setStatusBarOrientation(orientation: v.0, cause: v.1)
    case .needsLockUpdate:
      guard let v: (ControllerID, Cause?) = record.read() else { return nil }
      self = .needsLockUpdate(controller: v.0, cause: v.1)
    default: return nil
    }
  }
}
