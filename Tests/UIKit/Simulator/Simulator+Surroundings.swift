import Foundation
import SwivelModel

extension Simulator {
  /// Tells what there is before the app begins.
  func describeSurroundings() {
    append(.session(.systemVersion(surroundings.system)))
    if let sdk = surroundings.linkedSDK { append(.session(.linkedSDK(sdk))) }
    append(.session(.device(surroundings.device, identifier: nil)))
    if let windowing = surroundings.windowing { append(.session(.windowing(windowing))) }
    if surroundings.lifecycle != .app {
      append(.session(.appLifecycle(surroundings.lifecycle)))
    }
    for orientation in surroundings.infoPlist { append(.app(.plistOrientation(orientation))) }
    if surroundings.requiresFullScreen { append(.session(.requiresFullScreen(true))) }
    append(.device(.turned(to: surroundings.held)))
    if surroundings.isRotationLocked { append(.device(.rotationLock(on: true))) }
    device.systemVersion = surroundings.system.description
    guard surroundings.device.contains(.pad) else { return }
    device.userInterfaceIdiom = .pad
    device.model = "iPad"
    screen.bounds = CGRect(x: 0, y: 0, width: 820, height: 1_180)
  }

  /// The orientations of the Info.plist, or of the idiom where it names none.
  var plistMask: InterfaceOrientationMask {
    let mask = surroundings.infoPlist.reduce(into: InterfaceOrientationMask()) {
      $0.insert(InterfaceOrientationMask($1))
    }
    return mask.isEmpty ? surroundings.device.defaultMask : mask
  }
}
