/// The kinds of events by their codes, as stored in logs, and by their names, as used in the text
/// form.
///
/// This is the only place where codes are assigned. Names and codes are never reused.
@usableFromInline
package enum EventCode: UInt8, CaseIterable, Sendable {
  // The environment of the app.
  case systemVersion = 0x01
  case linkedSDK = 0x02
  case device = 0x03
  case windowing = 0x04
  case appLifecycle = 0x05
  case process = 0x06
  case deviceNotifications = 0x07
  case requiresFullScreen = 0x08
  case phase = 0x09
  case fullScreenIgnoredFrom = 0x0A
  case sceneMissing = 0x0B
  case sceneResizing = 0x0C
  case screenChanged = 0x0D
  case runBegan = 0x0E

  // The orientations that the app as a whole allows.
  case plistOrientation = 0x10
  case appMask = 0x11
  case appMaskForVisible = 0x12
  case appMaskForWindow = 0x13
  case sceneMask = 0x14

  // The properties and declarations of a view controller.
  case controller = 0x20
  case controllerEnded = 0x21
  case supported = 0x22
  case shouldAutorotate = 0x23
  case preferred = 0x24
  case shouldAutorotateTo = 0x25
  case customMask = 0x26
  case forwarding = 0x27
  case delegateMask = 0x28
  case presentationStyle = 0x29
  case prefersLock = 0x2A
  case lockChild = 0x2B
  case willShowPolicy = 0x2C

  // Containment of controllers.
  case childAdded = 0x30
  case childRemoved = 0x31
  case childSelected = 0x32

  // Calls of a navigation controller's delegate.
  case willShow = 0x38
  case didShow = 0x39
  case interactivePopMoved = 0x3A
  case interactivePopEnded = 0x3B

  // Presentations of controllers.
  case presentBegan = 0x40
  case presentEnded = 0x41
  case dismissBegan = 0x42
  case dismissEnded = 0x43

  // Windows and scenes.
  case windowAdded = 0x48
  case windowRemoved = 0x49
  case windowKey = 0x4A
  case windowHidden = 0x4B
  case rootChanged = 0x4C
  case viewAdded = 0x4D
  case systemAlertShown = 0x4E
  case sceneConnected = 0x4F

  // The device orientation, and what the app is notified of.
  case deviceTurned = 0x50
  case deviceOrientation = 0x51
  case rotationLock = 0x52
  case deviceOrientationRead = 0x53
  case deviceOrientationAmong = 0x54
  case displayUsed = 0x55

  // The app's requests to UIKit, with the event that caused them.
  case attemptRotation = 0x58
  case needsUpdate = 0x59
  case geometryRequest = 0x5A
  case setDeviceOrientation = 0x5B
  case setStatusBarOrientation = 0x5C
  case needsLockUpdate = 0x5D

  // UIKit's response to a request or to the app's answers.
  case geometryRefused = 0x60
  case exceptionRaised = 0x61
  case messageLogged = 0x62
  case supportedTold = 0x63
  case sceneMaskTold = 0x64

  // The answers to UIKit's questions.
  case maskAnswered = 0x68
  case shouldAutorotateAnswered = 0x69
  case preferredAnswered = 0x6A
  case appMaskAnswered = 0x6B
  case sceneMaskAnswered = 0x6C
  case shouldAutorotateToAnswered = 0x6D
  case lockAnswered = 0x6E

  // Observations of the interface.
  case interfaceOrientation = 0x70
  case sceneOrientation = 0x71
  case statusBarOrientation = 0x72
  case interfaceLocked = 0x73
  case windowBounds = 0x74
  case willTransition = 0x75
  case viewTransform = 0x76
  case appeared = 0x77

  // Notes of people and tools.
  case note = 0x78
  case marker = 0x79
  case declaredAt = 0x7A
}

extension Record {
  /// Whether it is of a kind.
  @inlinable @inline(__always)
  package func `is`(_ kind: EventCode) -> Bool { code == kind.rawValue }
}

/// Whether a code is that of a kind, for switches over codes; a switch over kinds would have to
/// look them up.
@inlinable @inline(__always)
package func ~= (kind: EventCode, code: UInt8) -> Bool { kind.rawValue == code }
