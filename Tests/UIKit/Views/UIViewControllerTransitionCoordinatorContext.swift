public import Foundation

/// What there is to know about a transition.
@available(iOS 7.0, *)
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// Whether a finger drove it at first.
  var initiallyInteractive: Bool { get }
  /// How a controller is presented by it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// How much it rotates.
  @available(iOS 8.0, *)
  var targetTransform: CGAffineTransform { get }

  /// The controller that has a part in it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
