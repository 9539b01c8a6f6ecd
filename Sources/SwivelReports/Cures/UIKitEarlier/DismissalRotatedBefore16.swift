import UIKit

final class NewsStack: UINavigationController {
  // Not visibleViewController: that may be a page that is being dismissed.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

final class ArticlePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard UIApplication.shared.statusBarOrientation.isLandscape else { return }
    // Undocumented; has no effect on iOS 16 and later.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

final class NewsAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    var page = window?.rootViewController
    while let above = page?.presentedViewController, !above.isBeingDismissed {
      page = above
    }
    return page?.supportedInterfaceOrientations ?? .portrait
  }
}
