import UIKit

final class ScreenStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    let now = UIApplication.shared.statusBarOrientation.rawValue
    let mask = page.supportedInterfaceOrientations
    guard !mask.contains(.init(rawValue: 1 << UInt(now))) else { return }
    // First the one in which the device is held, whose raw value is the same.
    let held = UIDevice.current.orientation.rawValue
    let others: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft,
    ]
    let side = ([held] + others.map(\.rawValue)).first {
      mask.contains(.init(rawValue: 1 << UInt($0)))
    }
    // Undocumented; has no effect on iOS 16 and later.
    UIDevice.current.setValue(side ?? now, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
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
