import UIKit

final class CinemaAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    // All that any page needs: each page limits itself.
    .allButUpsideDown
  }
}

final class CatalogPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
