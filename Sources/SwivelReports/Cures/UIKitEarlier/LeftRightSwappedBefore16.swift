import UIKit

extension UIDevice {
  /// Shows the interface in an orientation that the masks allow.
  ///
  /// Raw values match, names do not: that of the interface in landscapeRight is that of
  /// the device in landscapeLeft, which is how it is held then.
  func rotateInterface(to orientation: UIInterfaceOrientation) {
    // Undocumented, and without effect from iOS 16 on.
    setValue(orientation.rawValue, forKey: "orientation")
  }
}
