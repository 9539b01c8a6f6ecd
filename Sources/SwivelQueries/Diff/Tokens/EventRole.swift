package import SwivelModel

/// What part an event has in a run.
package enum EventRole: UInt8, Sendable {
  /// What came of something else: it was seen, or UIKit or the app did it in answer.
  case outcome
  /// What the app says of itself, and what it runs on.
  case declaration
  /// Something is done; a step begins.
  case action
  /// What was begun ends.
  case ending

  /// The role that a token carries in its lowest bits.
  init(_ token: UInt64) {
    self = Self(rawValue: UInt8(truncatingIfNeeded: token & Self.mask)) ?? .outcome
  }

  /// The bits of a token that hold the role.
  static let mask: UInt64 = 3

  /// The role of a record.
  ///
  /// What a delegate asks for while it is told of something is told with its cause.
  package init(_ record: Record) {
    self = record.causeDistance == nil ? Self(ofKind: record.code) : .outcome
  }

  /// The role of a kind, unless a cause is told.
  ///
  /// What a kind means that only a newer version knows is not guessed: it declares.
  init(ofKind code: UInt8) {
    self = EventCode(rawValue: code).map(Self.init) ?? .declaration
  }

  private init(_ kind: EventCode) {
    self =
      switch kind {
      case .geometryRefused, .exceptionRaised, .messageLogged, .supportedTold,
        .interfaceOrientation, .sceneOrientation, .statusBarOrientation, .interfaceLocked,
        .windowBounds, .willTransition, .appeared:
        .outcome
      case .controllerEnded, .didShow, .interactivePopMoved, .presentEnded, .dismissEnded,
        .deviceOrientationRead:
        .ending
      case .phase, .childAdded, .childRemoved, .childSelected, .willShow, .interactivePopEnded,
        .presentBegan, .dismissBegan, .windowAdded, .windowRemoved, .windowKey, .windowHidden,
        .rootChanged, .viewAdded, .systemAlertShown, .sceneConnected, .deviceTurned,
        .deviceOrientation, .rotationLock, .deviceOrientationAmong, .attemptRotation, .needsUpdate,
        .geometryRequest, .setDeviceOrientation, .setStatusBarOrientation, .needsLockUpdate,
        .viewTransform:
        .action
      case .systemVersion, .linkedSDK, .device, .windowing, .appLifecycle, .process,
        .deviceNotifications, .requiresFullScreen, .plistOrientation, .appMask, .appMaskForVisible,
        .appMaskForWindow, .sceneMask, .controller, .supported, .shouldAutorotate, .preferred,
        .shouldAutorotateTo, .customMask, .forwarding, .delegateMask, .presentationStyle,
        .prefersLock, .lockChild, .willShowPolicy, .maskAnswered, .shouldAutorotateAnswered,
        .preferredAnswered, .appMaskAnswered, .sceneMaskAnswered, .shouldAutorotateToAnswered,
        .note, .marker, .declaredAt:
        .declaration
      }
  }
}
