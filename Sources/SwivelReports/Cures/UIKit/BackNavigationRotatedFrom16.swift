import UIKit

final class MainStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

final class ListPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // In case the page that was popped left the interface in landscape.
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
