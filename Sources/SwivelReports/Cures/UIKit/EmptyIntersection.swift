import UIKit

final class GameAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    // Includes portrait for pages of the system and of libraries.
    .allButUpsideDown
  }
}

final class GamePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}
