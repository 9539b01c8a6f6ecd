import UIKit

/// UIKit does not ask any controller after this page's custom presentation.
final class PhotoPage: UIViewController {
  func close() {
    dismiss(animated: true) {
      // Undocumented; has no effect on iOS 16 and later.
      let portrait = UIInterfaceOrientation.portrait.rawValue
      UIDevice.current.setValue(portrait, forKey: "orientation")
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
