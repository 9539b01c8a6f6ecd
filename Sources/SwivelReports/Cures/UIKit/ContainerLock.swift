import UIKit

final class GameContainer: UIViewController {
  var shownChild: UIViewController? {  // set it where another child is shown
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }
  override var childForInterfaceOrientationLock: UIViewController? {
    shownChild ?? children.last
  }
}
