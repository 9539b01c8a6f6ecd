import UIKit

final class NewsStack: UINavigationController {
  // Not visibleViewController: that may be a page that is being dismissed.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
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
