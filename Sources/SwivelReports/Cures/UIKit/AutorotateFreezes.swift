import UIKit

final class FormPage: UIViewController {
  // Without shouldAutorotate: the mask alone keeps the page in portrait.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
