import UIKit

final class ContainerController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    children.last?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    children.last?.shouldAutorotate ?? super.shouldAutorotate
  }
}
