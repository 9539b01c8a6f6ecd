import UIKit

final class MainSplitController: UISplitViewController {
  var shownChild: UIViewController?  // set if not in the last column

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (shownChild ?? viewControllers.last)?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    (shownChild ?? viewControllers.last)?.shouldAutorotate ?? super.shouldAutorotate
  }
}
