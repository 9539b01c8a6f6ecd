import UIKit

final class GameAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    // Includes portrait, for system and library pages.
    .allButUpsideDown
  }
}

final class GamePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}
