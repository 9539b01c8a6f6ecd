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
    // A swipe asks the page below: only if that allows whatever this one allows.
    let below = viewControllers.dropLast().last
    let allowed = below?.supportedInterfaceOrientations ?? []
    interactivePopGestureRecognizer?.isEnabled =
      allowed.isSuperset(of: page.supportedInterfaceOrientations)
  }
}
