import UIKit

final class StudioAppDelegate: UIResponder, UIApplicationDelegate {
  private static var mask = UIInterfaceOrientationMask.portrait

  static func lock(to mask: UIInterfaceOrientationMask, in window: UIWindow?) {
    self.mask = mask
    // UIKit reads a changed mask only then.
    window?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }
}
