import UIKit

final class SafeStack: UINavigationController {
  // Not visibleViewController: that may be an alert, which asks this stack in turn.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}

final class SafeTabController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
