import UIKit

final class GameContainer: UIViewController {
  var shownChild: UIViewController? {  // set it when a different child is shown
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }
  override var childForInterfaceOrientationLock: UIViewController? {
    shownChild ?? children.last
  }
}
