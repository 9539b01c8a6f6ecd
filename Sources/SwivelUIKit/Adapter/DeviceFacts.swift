#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

/// What was recorded of the device, and whether a look at the interface is due.
struct DeviceFacts {
  /// How the device was held when that was recorded last.
  var orientation = DeviceOrientation.unknown
  /// What the app last set the device to, which is no way that it is held.
  var forced: DeviceOrientation?
  /// Whether the app is setting it now, of which UIKit sends a notification.
  var isBeingForced = false
  /// Whether another look was asked for that has not been taken.
  var isLookRequested = false

  /// Takes note of how the device says that it is held.
  mutating func turned(to orientation: DeviceOrientation) {
    self.orientation = orientation
    if forced != orientation { forced = nil }
  }
}
#endif
