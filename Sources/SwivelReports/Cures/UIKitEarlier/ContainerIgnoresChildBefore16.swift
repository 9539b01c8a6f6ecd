import UIKit

final class MainTabController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    selectedViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
}

final class PageStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
}
