import UIKit

extension UIDevice {
  /// Shows the interface in an orientation that the masks allow.
  ///
  /// The raw values match, but the names do not: interface landscapeRight has the
  /// raw value of device landscapeLeft, in which the device is then held.
  func rotateInterface(to orientation: UIInterfaceOrientation) {
    // Undocumented; has no effect on iOS 16 and later.
    setValue(orientation.rawValue, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
