public import Foundation
import SwivelModel
import SwivelReplay

/// The device that the app runs on.
@available(iOS 2.0, *)
@MainActor
open class UIDevice: NSObject {
  /// The one there is.
  open class var current: UIDevice { Simulator.current.device }

  /// What its owner calls it; the model since iOS 16.
  open var name: String { model }
  /// The kind of device.
  open package(set) var model = "iPhone"
  /// What its system is called.
  open package(set) var systemName = "iOS"
  /// Which version of the system it runs.
  open package(set) var systemVersion = "26.0"
  /// What kind of interface it has.
  @available(iOS 3.2, *)
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// How it is held, which is unknown unless notifications are enabled.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return UIDeviceOrientation(Simulator.current.situation.interface.device)
  }
  /// Whether anybody asked for notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { listenerCount > 0 }

  private var listenerCount = 0

  package init(simulated: Void) {}

  /// Asks for notifications; each call is balanced by one of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() {
    listenerCount += 1
    if listenerCount == 1 { Simulator.current.listens(true) }
  }

  /// Takes one demand for notifications back.
  open func endGeneratingDeviceOrientationNotifications() {
    guard listenerCount > 0 else { return }
    listenerCount -= 1
    if listenerCount == 0 { Simulator.current.listens(false) }
  }

  /// Sets a value by its key, as `NSObject` does on Apple's platforms.
  ///
  /// The only key that UIKit heeds here is the one by which apps force an orientation.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "orientation" { Simulator.current.setDeviceOrientation(value) }
  }
}

extension UIDevice {
  /// Posted when the device is held another way.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
