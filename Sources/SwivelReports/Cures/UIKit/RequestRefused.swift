import UIKit

final class MapStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    setNeedsUpdateOfSupportedInterfaceOrientations()
    let mask = page.supportedInterfaceOrientations
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
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
