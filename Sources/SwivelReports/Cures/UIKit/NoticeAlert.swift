import UIKit

/// An alert that rotates only as the page below it does.
final class NoticeAlert: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    presentingViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
