public import Foundation

/// What an animator receives about a transition, as far as apps here use it.
@available(iOS 7.0, *)
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The controller that has a part in it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Where a controller's view will be in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
