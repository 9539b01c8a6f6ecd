import UIKit

final class TrailerStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

final class TrailerPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The player above it may have rotated the interface.
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
