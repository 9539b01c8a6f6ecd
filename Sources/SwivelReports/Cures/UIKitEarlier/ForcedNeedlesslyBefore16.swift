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
    let now = UIApplication.shared.statusBarOrientation
    let allowed = page.supportedInterfaceOrientations
    let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(now.rawValue))
    guard !allowed.contains(current) else { return }
    // Undocumented; has no effect on iOS 16 and later.
    let preferred = page.preferredInterfaceOrientationForPresentation
    UIDevice.current.setValue(preferred.rawValue, forKey: "orientation")
  }
}
