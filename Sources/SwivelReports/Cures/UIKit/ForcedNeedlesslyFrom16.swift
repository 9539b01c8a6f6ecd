import UIKit

final class ScreenStack: UINavigationController, UINavigationControllerDelegate {
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
    guard let scene = view.window?.windowScene else { return }
    let now = scene.effectiveGeometry.interfaceOrientation
    let mask = page.supportedInterfaceOrientations
    let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(now.rawValue))
    guard !mask.contains(current) else { return }
    setNeedsUpdateOfSupportedInterfaceOrientations()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
