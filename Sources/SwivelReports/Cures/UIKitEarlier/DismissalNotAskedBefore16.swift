import UIKit

/// Its transition is the app's own, and UIKit asks no controller after it.
final class PhotoPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  func close() {
    dismiss(animated: true) {
      // Undocumented, and without effect from iOS 16 on.
      let portrait = UIInterfaceOrientation.portrait.rawValue
      UIDevice.current.setValue(portrait, forKey: "orientation")
    }
  }
}
