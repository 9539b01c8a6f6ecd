import UIKit

final class GameBookController: UIPageViewController {
  override var childForInterfaceOrientationLock: UIViewController? {
    viewControllers?.first
  }
}
