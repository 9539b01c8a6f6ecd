import UIKit

final class ContainerController: UIViewController {
  var shownChild: UIViewController? {  // set it when a different child is shown
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (shownChild ?? children.last)?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
