import UIKit

/// The root of a window above the app's, which rotates as the app does.
final class BannerRoot: UIViewController {
  weak var appWindow: UIWindow?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    var page = appWindow?.rootViewController
    while let above = page?.presentedViewController, !above.isBeingDismissed {
      page = above
    }
    return page?.supportedInterfaceOrientations ?? .portrait
  }
}
