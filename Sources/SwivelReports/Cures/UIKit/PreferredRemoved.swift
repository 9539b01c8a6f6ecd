import UIKit

final class GlobePage: UIViewController {
  // No preferredInterfaceOrientationForPresentation: UIKit keeps what is shown.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
