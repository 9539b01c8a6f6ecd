import UIKit

/// The root view controller of an overlay window; it rotates only as the app does.
final class BannerRoot: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    var page = appWindow?.rootViewController
    while let above = page?.presentedViewController, !above.isBeingDismissed {
      page = above
    }
    return page?.supportedInterfaceOrientations ?? .portrait
  }

  weak var appWindow: UIWindow?
}
