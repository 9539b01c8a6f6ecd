import UIKit

final class GameSplitController: UISplitViewController {
  var shownChild: UIViewController?  // set if not in the last column

  override var childForInterfaceOrientationLock: UIViewController? {
    shownChild ?? viewControllers.last
  }
}
