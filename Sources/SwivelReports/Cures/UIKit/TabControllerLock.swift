import UIKit

final class GameTabController: UITabBarController {
  override var childForInterfaceOrientationLock: UIViewController? {
    selectedViewController
  }
}
