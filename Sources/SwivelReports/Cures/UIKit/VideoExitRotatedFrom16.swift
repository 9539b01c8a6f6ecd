import UIKit

final class TrailerPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
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
