import Foundation
import UIKit

final class SwipeStack: UINavigationController, UINavigationControllerDelegate {
  private func limitSwipe(in size: CGSize) {
    let below = viewControllers.dropLast().last?.supportedInterfaceOrientations ?? []
    let isWide = size.width > size.height
    let isAllowed = !below.isDisjoint(with: isWide ? .landscape : .portrait)
    interactivePopGestureRecognizer?.isEnabled = isAllowed
    guard #available(iOS 26, *) else { return }
    interactiveContentPopGestureRecognizer?.isEnabled = isAllowed
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    limitSwipe(in: size)
  }

  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) { limitSwipe(in: view.bounds.size) }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
