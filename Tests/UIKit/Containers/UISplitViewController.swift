import SwivelModel

/// A container that shows its pages side by side.
@available(iOS 3.2, *)
@MainActor
open class UISplitViewController: UIViewController {
  /// Who is asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The pages, from the primary one to the one with the details.
  open var viewControllers: [UIViewController] {
    get { children }
    set { adopt(newValue) }
  }

  override var kind: ControllerKind { .split }
  override var delegateMask: UIInterfaceOrientationMask? {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
  }
}
