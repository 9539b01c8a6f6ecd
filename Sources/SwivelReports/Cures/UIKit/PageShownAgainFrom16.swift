import UIKit

final class InboxPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A pop does not make UIKit read the mask of the page that appears again.
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
