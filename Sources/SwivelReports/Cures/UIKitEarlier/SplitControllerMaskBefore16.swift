import UIKit

final class MainSplitController: UISplitViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers.last?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    viewControllers.last?.shouldAutorotate ?? super.shouldAutorotate
  }
}
