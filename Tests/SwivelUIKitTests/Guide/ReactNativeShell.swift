import SwivelRecorder
import SwivelUIKit
import UIKit

final class ShellDelegate: UIResponder, UIApplicationDelegate {
  /// Called by the app's own module for JavaScript, whenever the route changes.
  func routeChanged(to route: String) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    recorder?.observe(scenes.first { $0.keyWindow != nil } ?? scenes.first)
    recorder?.note(route)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let mask = OrientationLock.mask
    return recorder?.answer(mask, by: self, for: window) ?? mask
  }
}
