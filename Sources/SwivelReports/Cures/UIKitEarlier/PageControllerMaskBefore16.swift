import UIKit

final class BookController: UIPageViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers?.first?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    viewControllers?.first?.shouldAutorotate ?? super.shouldAutorotate
  }
}
