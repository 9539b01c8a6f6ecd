import UIKit

final class TrailerPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The player above it may have rotated the interface.
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

final class TrailerStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
