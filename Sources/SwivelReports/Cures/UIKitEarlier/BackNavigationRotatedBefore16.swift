import UIKit

final class MainStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

final class ListPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard UIApplication.shared.statusBarOrientation.isLandscape else { return }
    // Undocumented, and without effect from iOS 16 on.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
  }
}
