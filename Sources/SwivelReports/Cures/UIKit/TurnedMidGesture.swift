import UIKit

final class SwipeStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    let below = viewControllers.dropLast().last
    let allowed = below?.supportedInterfaceOrientations ?? []
    interactivePopGestureRecognizer?.isEnabled =
      allowed.isSuperset(of: page.supportedInterfaceOrientations)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
