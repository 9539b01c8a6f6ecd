import UIKit

final class SwipeStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    // Allow a swipe only if the page below allows all that this page allows.
    let below = viewControllers.dropLast().last
    let allowed = below?.supportedInterfaceOrientations ?? []
    interactivePopGestureRecognizer?.isEnabled =
      allowed.isSuperset(of: page.supportedInterfaceOrientations)
  }
}
