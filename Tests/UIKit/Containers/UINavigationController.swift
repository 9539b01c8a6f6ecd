public import Foundation
import SwivelModel

/// A container that shows the topmost of a stack.
@available(iOS 2.0, *)
@MainActor
open class UINavigationController: UIViewController {
  /// Who is notified and asked.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack, the lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What recognizes a swipe back.
  @available(iOS 7.0, *)
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// What recognizes a swipe back anywhere in the content.
  @available(iOS 26.0, *)
  open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  package var stack: [UIViewController] = []
  // The page that is popped, while UIKit asks whether to turn.
  weak var leavingPage: UIViewController?

  override var kind: ControllerKind { .navigation }
  override var shownChild: UIViewController? { stack.last }
  override var delegateMask: UIInterfaceOrientationMask? {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
  }

  /// Makes a container of a first page.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a container whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container that was archived, of which there is none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The topmost page.
  open var topViewController: UIViewController? { stack.last }

  /// What is presented, or the topmost page.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? leavingPage ?? stack.last
  }

  /// Shows another page on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the topmost page away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return popped
  }

  /// Takes away what is above a page.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes away what is above the first page.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Sets the whole stack.
  @available(iOS 3.0, *)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    Simulator.current.settleTransitions()
    let leaving = stack.last
    stack = viewControllers
    let page = stack.last
    page?.isMovingToParent = page.map { !children.contains($0) } ?? false
    adopt(viewControllers)
    leaving?.isMovingFromParent = leaving?.parent == nil
    guard let page, page !== leaving else { return }
    Simulator.current.show(page, on: self, leaving: leaving, animated: animated)
  }
}
