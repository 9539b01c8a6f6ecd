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
    if let above = presentedViewController, !above.isBeingDismissed,
      !(above is UIAlertController)
    {
      return above.supportedInterfaceOrientations
    }
    return selectedViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
