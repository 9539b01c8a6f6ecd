#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import SwivelRecorder
import UIKit

/// The recorded facts of a controller.
struct ControllerFacts {
  /// Whether its location in the source was recorded.
  var isPlaced = false
  var mask: InterfaceOrientationMask?
  var preferred: PreferredOrientation?
  var autorotate: Bool?
  var prefersLock = false
}

/// The recorded facts of a window.
struct WindowFacts {
  var shape: BoundsShape?
}

/// The recorded facts of a scene.
struct SceneFacts {
  /// Whether it is observed.
  var isObserved = false
  /// The last recorded interface orientation; `nil` if the next look records it, changed or not.
  var orientation: InterfaceOrientation?
  var isLocked = false
  /// Whether the user resizes it.
  var isResizing = false
  /// The screen on which it was last: held, so that a new one is not taken for it.
  var screen: UIScreen?
  /// The screen on which it was first.
  weak var firstScreen: UIScreen?
  var windowing: Windowing?
  /// Its own lifecycle phase.
  var phase: Phase?
  /// The observation of its geometry, which ends with it.
  var geometry: AnyObject?
}

/// The recorded facts of the device, and whether a look at the interface is pending.
struct DeviceFacts {
  /// The last recorded device orientation.
  var orientation = DeviceOrientation.unknown
  /// The orientation that the app last set, which is not a physical one.
  var forced: DeviceOrientation?
  /// Whether the app is setting it now, for which UIKit sends a notification.
  var isBeingForced = false
  /// Whether a requested look is pending.
  var isLookRequested = false

  /// Records the reported device orientation.
  mutating func turned(to orientation: DeviceOrientation) {
    self.orientation = orientation
    if forced != orientation { forced = nil }
  }
}

/// The device on which the app runs.
enum Hardware {
  /// Its identifier, such as `iPhone14,5`; in the simulator that of the simulated device.
  static var identifier: String? {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return simulated
    }
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    // Safe: the terminated bytes are copied while they are valid.
    return withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
#endif
