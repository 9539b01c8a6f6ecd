import UIKit

final class CinemaAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    // All orientations that any page needs; each page limits its own,
    // and each container returns the mask of its visible page.
    .allButUpsideDown
  }
}

final class CatalogPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
