package import SwivelModel

package enum EventRole: UInt8, Sendable {
  /// A result: it was observed, or UIKit or the app responded with it.
  case outcome
  /// A declaration of the app, or of its environment.
  case declaration
  /// An action; a step begins.
  case action
  /// The end of something in progress.
  case ending

  /// The role in the lowest bits of a token.
  init(_ token: UInt64) {
    self = Self(rawValue: UInt8(truncatingIfNeeded: token & Self.mask)) ?? .outcome
  }

  static let mask: UInt64 = 3

  /// The role of a record.
  ///
  /// A delegate's request during a callback has the callback as its cause.
  package init(_ record: Record) {
    self = record.causeDistance == nil ? Self(ofKind: record.code) : .outcome
  }

  /// The role of a kind, unless a cause is recorded.
  ///
  /// A kind that only a newer version knows counts as a declaration.
  init(ofKind code: UInt8) {
    self = EventCode(rawValue: code).map(Self.init) ?? .declaration
  }

  private init(_ kind: EventCode) {
    self =
      switch kind {
      case .geometryRefused, .exceptionRaised, .messageLogged, .supportedTold, .sceneMaskTold,
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
        .viewTransform, .displayUsed, .sceneResizing, .screenChanged, .runBegan:
        .action
      case .systemVersion, .linkedSDK, .device, .windowing, .appLifecycle, .process,
        .deviceNotifications, .requiresFullScreen, .fullScreenIgnoredFrom, .sceneMissing,
        .plistOrientation, .appMask, .appMaskForVisible,
        .appMaskForWindow, .sceneMask, .controller, .supported, .shouldAutorotate, .preferred,
        .shouldAutorotateTo, .customMask, .forwarding, .delegateMask, .presentationStyle,
        .prefersLock, .lockChild, .willShowPolicy, .maskAnswered, .shouldAutorotateAnswered,
        .preferredAnswered, .appMaskAnswered, .sceneMaskAnswered, .shouldAutorotateToAnswered,
        .lockAnswered,
        .note, .marker, .declaredAt:
        .declaration
      }
  }
}
