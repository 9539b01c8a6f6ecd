import UIKit

final class MainTabController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
