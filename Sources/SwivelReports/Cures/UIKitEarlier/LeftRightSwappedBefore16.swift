import UIKit

extension UIDevice {
  /// Shows the interface in an orientation that the masks allow.
  ///
  /// Raw values match, names do not: an interface in landscapeRight has the value of
  /// a device in landscapeLeft, which is how it is held then.
  func rotateInterface(to orientation: UIInterfaceOrientation) {
    // Undocumented, and without effect from iOS 16 on.
    setValue(orientation.rawValue, forKey: "orientation")
  }
}
