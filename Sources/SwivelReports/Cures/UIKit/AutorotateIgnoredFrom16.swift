import UIKit

final class ReaderPage: UIViewController {
  var mask = UIInterfaceOrientationMask.portrait {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  // Replaces shouldAutorotate.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask
  }
}
