import UIKit

final class GlobePage: UIViewController {
  // The interface stays as it is when the page is shown, or shown again.
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    view.window?.windowScene?.interfaceOrientation ?? .portrait
  }
}
