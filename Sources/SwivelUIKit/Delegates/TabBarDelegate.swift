#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelRecorder
import UIKit

/// Records the delegate calls of a tab bar controller.
final class TabBarDelegate: DelegateProxy, UITabBarControllerDelegate {
  var delegate: (any UITabBarControllerDelegate)? {
    target as? any UITabBarControllerDelegate
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    recorder?.adapter?.look()
    passOnDidSelect(viewController, tabBarController)
  }
}
#endif
