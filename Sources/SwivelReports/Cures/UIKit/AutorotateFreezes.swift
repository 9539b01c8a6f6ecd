import UIKit

final class FormPage: UIViewController {
  // Do not override shouldAutorotate: the mask alone keeps the page in portrait.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
