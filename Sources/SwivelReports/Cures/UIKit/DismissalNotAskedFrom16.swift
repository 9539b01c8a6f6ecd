import UIKit

/// UIKit does not ask any controller after this page's custom presentation.
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
