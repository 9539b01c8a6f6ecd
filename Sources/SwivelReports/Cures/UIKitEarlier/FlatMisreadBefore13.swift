import UIKit

final class CameraPage: UIViewController {
  private(set) var held = UIDeviceOrientation.portrait

  var isLandscape: Bool {
    UIApplication.shared.statusBarOrientation.isLandscape
  }

  func deviceOrientationDidChange() {
    let orientation = UIDevice.current.orientation
    // Flat or unknown: the device is held as before.
    guard orientation.isValidInterfaceOrientation else { return }
    held = orientation
  }
}
