import Foundation
import SwivelModel

extension Simulator {
  /// Tells what there is before the app begins.
  func describeOptions() {
    append(.session(.systemVersion(version: options.system)))
    if let sdk = options.linkedSDK { append(.session(.linkedSDK(version: sdk))) }
    append(.session(.device(model: options.device, identifier: nil)))
    if let windowing = options.windowing { append(.session(.windowing(mode: windowing))) }
    if let display = options.display { append(.device(.displayUsed(display: display))) }
    if options.lifecycle != .app || options.system.major >= 27 {
      append(.session(.appLifecycle(owner: options.lifecycle)))
    }
    for orientation in options.infoPlist {
      append(.app(.plistOrientation(orientation: orientation)))
    }
    if options.requiresFullScreen { append(.session(.requiresFullScreen(value: true))) }
    if let version = options.fullScreenIgnoredFrom {
      append(.session(.fullScreenIgnoredFrom(version: version)))
    }
    append(.device(.deviceTurned(to: options.held)))
    if options.isRotationLocked { append(.device(.rotationLock(on: true))) }
    device.systemVersion = options.system.description
    guard options.device.contains(.pad) else { return }
    device.userInterfaceIdiom = .pad
    device.model = "iPad"
    screen.bounds = CGRect(x: 0, y: 0, width: 820, height: 1_180)
  }

  /// The orientations of the Info.plist, or of the idiom where it names none.
  var plistMask: InterfaceOrientationMask {
    let mask = options.infoPlist.reduce(into: InterfaceOrientationMask()) {
      $0.insert(InterfaceOrientationMask($1))
    }
    return mask.isEmpty ? options.device.defaultMask : mask
  }
}
