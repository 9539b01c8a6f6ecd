import UIKit

final class ScreenStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    let now = UIApplication.shared.statusBarOrientation.rawValue
    let mask = page.supportedInterfaceOrientations
    guard !mask.contains(.init(rawValue: 1 << UInt(now))) else { return }
    // Undocumented; has no effect on iOS 16 and later.
    let preferred = page.preferredInterfaceOrientationForPresentation
    UIDevice.current.setValue(preferred.rawValue, forKey: "orientation")
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
