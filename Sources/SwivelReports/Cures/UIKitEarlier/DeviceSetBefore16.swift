import UIKit

final class PlayerPage: UIViewController {
  func rotate(to orientation: UIDeviceOrientation) {
    // Setting the value that it has does nothing.
    if UIDevice.current.orientation != orientation {
      UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
    }
    UIViewController.attemptRotationToDeviceOrientation()
  }

  // While the controller that UIKit asks returns false, nothing rotates.
  override var shouldAutorotate: Bool {
    true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
