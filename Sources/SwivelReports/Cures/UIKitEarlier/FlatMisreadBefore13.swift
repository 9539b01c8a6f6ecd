import UIKit

final class CameraPage: UIViewController {
  var isLandscape: Bool {
    UIApplication.shared.statusBarOrientation.isLandscape
  }

  func deviceOrientationDidChange() {
    let orientation = UIDevice.current.orientation
    // If the device is flat or unknown, keep the previous value.
    guard orientation.isValidInterfaceOrientation else { return }
    held = orientation
  }

  private(set) var held = UIDeviceOrientation.portrait
}
