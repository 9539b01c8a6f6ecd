import UIKit

final class CameraPage: UIViewController {
  // For an observer of UIDevice.orientationDidChangeNotification.
  func deviceOrientationDidChange() {
    let orientation = UIDevice.current.orientation
    // If the device is flat or unknown, keep the previous value.
    guard orientation.isValidInterfaceOrientation else { return }
    held = orientation
  }

  var isLandscape: Bool {
    UIApplication.shared.statusBarOrientation.isLandscape
  }

  private(set) var held = UIDeviceOrientation.portrait

  override func viewDidLoad() {
    super.viewDidLoad()
    // Until then, the orientation is unknown.
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }
}
