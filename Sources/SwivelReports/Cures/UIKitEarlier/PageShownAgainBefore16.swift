import UIKit

final class InboxPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard UIApplication.shared.statusBarOrientation.isLandscape else { return }
    // Undocumented; has no effect on iOS 16 and later.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
