import UIKit

/// Its transition is the app's own, and UIKit asks no controller after it.
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
