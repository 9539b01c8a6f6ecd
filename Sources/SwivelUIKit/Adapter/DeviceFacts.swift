#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

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
#endif
