import UIKit

final class NotePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // If the page below returns this page's mask, they ask each other without end.
    presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
