import UIKit

final class MainSplitController: UISplitViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers.last?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
