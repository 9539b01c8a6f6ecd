import UIKit

final class MainSplitController: UISplitViewController {
  var shownChild: UIViewController? {  // set if not in the last column
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (shownChild ?? viewControllers.last)?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
