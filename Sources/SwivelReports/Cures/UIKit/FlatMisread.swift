import UIKit

final class CameraPage: UIViewController {
  func deviceOrientationDidChange() {
    let orientation = UIDevice.current.orientation
    // If the device is flat or unknown, keep the previous value.
    guard orientation.isValidInterfaceOrientation else { return }
    held = orientation
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    isLandscape = view.bounds.width > view.bounds.height
  }

  private(set) var held = UIDeviceOrientation.portrait
  private(set) var isLandscape = false
}
