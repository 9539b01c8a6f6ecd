import UIKit

/// UIKit asks no controller after this page's custom transition.
final class PhotoPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  func close() {
    let root = view.window?.rootViewController
    dismiss(animated: true) {
      root?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}
