import SwivelRecorder
import SwivelUIKit
import UIKit

final class ShellDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// Called by the app's own module for JavaScript, whenever the route changes.
  func routeChanged(to route: String) {
    recorder?.observe(window?.windowScene)
    recorder?.note(route)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let mask = OrientationLock.mask
    return recorder?.answer(mask, by: self, for: window) ?? mask
  }
}
