import UIKit

final class NotePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // What the page below allows, which must not ask what is presented in turn.
    presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
