import UIKit

final class MainSplitController: UISplitViewController {
  var shownChild: UIViewController?  // if it is not the last column

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (shownChild ?? viewControllers.last)?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    (shownChild ?? viewControllers.last)?.shouldAutorotate ?? super.shouldAutorotate
  }
}
