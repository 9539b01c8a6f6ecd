import UIKit

final class ContainerController: UIViewController {
  var shownChild: UIViewController?  // set it where another child is shown

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (shownChild ?? children.last)?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
