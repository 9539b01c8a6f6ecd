/// The view that the others of a scene are in.
@available(iOS 2.0, *)
@MainActor
open class UIWindow: UIView {
  /// The scene it is in.
  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene?
  /// The controller that fills it.
  @available(iOS 4.0, *)
  open var rootViewController: UIViewController?

  package override var following: UIResponder? { windowScene }
}
