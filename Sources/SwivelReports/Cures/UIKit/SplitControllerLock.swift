import UIKit

final class GameSplitController: UISplitViewController {
  var shownChild: UIViewController?  // if it is not the last column

  override var childForInterfaceOrientationLock: UIViewController? {
    shownChild ?? viewControllers.last
  }
}
