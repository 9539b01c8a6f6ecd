import UIKit

final class ContainerController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    children.last?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
