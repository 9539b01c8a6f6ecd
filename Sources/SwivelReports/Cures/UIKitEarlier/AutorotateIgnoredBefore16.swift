import UIKit

final class ReaderPage: UIViewController {
  // Replaces shouldAutorotate.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

final class ReaderStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
}
