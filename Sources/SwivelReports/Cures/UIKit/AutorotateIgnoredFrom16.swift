import UIKit

final class ReaderPage: UIViewController {
  var mask = UIInterfaceOrientationMask.portrait {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  // Instead of shouldAutorotate.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask
  }
}
