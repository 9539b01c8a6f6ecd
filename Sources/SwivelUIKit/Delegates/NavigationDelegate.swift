#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelRecorder
import UIKit

/// Records the delegate calls of a navigation controller.
final class NavigationDelegate: DelegateProxy, UINavigationControllerDelegate {
  var delegate: (any UINavigationControllerDelegate)? {
    target as? any UINavigationControllerDelegate
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let adapter = recorder?.adapter else {
      return passOnWillShow(viewController, navigationController, animated)
    }
    let event = adapter.willShow(viewController, on: navigationController, animated: animated)
    adapter.blaming(event) { passOnWillShow(viewController, navigationController, animated) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder?.adapter?.didShow(viewController, on: navigationController)
    passOnDidShow(viewController, navigationController, animated)
  }
}

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

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    recorder?.adapter?.look()
    passOnDidSelect(selectedTab, previousTab, tabBarController)
  }
}

/// Records the delegate calls of a presentation that the user causes.
final class PresentationDelegate: DelegateProxy, UIAdaptivePresentationControllerDelegate {
  var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    target as? any UIAdaptivePresentationControllerDelegate
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    recorder?.adapter?.userWillDismiss(presentationController.presentedViewController)
    passOnWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorder?.adapter?.userDidDismiss(presentationController.presentedViewController)
    passOnDidDismiss(presentationController)
  }
}
#endif
