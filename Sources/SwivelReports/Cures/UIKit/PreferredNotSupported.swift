import UIKit

final class PanoramaPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  // One of the orientations above.
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}
