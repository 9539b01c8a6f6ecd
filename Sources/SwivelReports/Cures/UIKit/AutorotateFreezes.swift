import UIKit

final class FormPage: UIViewController {
  // Do not override shouldAutorotate: the mask alone says where the page may turn.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
