import UIKit

/// UIKit does not ask any controller after this page's custom presentation.
final class PhotoPage: UIViewController {
  func close() {
    let root = view.window?.rootViewController
    dismiss(animated: true) {
      root?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
