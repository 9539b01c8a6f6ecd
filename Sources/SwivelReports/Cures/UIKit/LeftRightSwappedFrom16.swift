import UIKit

extension UIInterfaceOrientationMask {
  /// The interface orientation for a device orientation; nil if the device is flat.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}

extension UIWindowScene {
  func rotate(to device: UIDeviceOrientation) {
    guard let mask = UIInterfaceOrientationMask(device) else { return }
    requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
