import UIKit

final class BookController: UIPageViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers?.first?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
