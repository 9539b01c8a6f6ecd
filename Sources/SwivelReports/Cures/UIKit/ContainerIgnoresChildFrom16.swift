import UIKit

final class MainTabController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}

final class PageStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
