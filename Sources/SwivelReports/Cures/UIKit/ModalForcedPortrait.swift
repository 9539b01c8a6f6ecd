import UIKit

final class NotePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // The page below must not forward to the page that it presents.
    presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
