import SwivelModel

/// A container that shows one of several.
@available(iOS 2.0, *)
@MainActor
open class UITabBarController: UIViewController {
  /// Who is notified and asked.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      tabs = newValue
      adopt(newValue ?? [])
      chosen = tabs?.first { $0 === chosen } ?? tabs?.first
    }
  }

  /// The tab that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue, newValue !== chosen else { return }
      let leaving = chosen
      chosen = newValue
      Simulator.current.select(newValue, in: self, leaving: leaving)
    }
  }

  /// Which tab is shown.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === chosen } ?? Self.none }
    set { if let tabs, tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  package var tabs: [UIViewController]?
  package var chosen: UIViewController?

  override var kind: ControllerKind { .tab }
  override var shownChild: UIViewController? { chosen }
  override var frontChild: UIViewController? { chosen }
  override var delegateMask: UIInterfaceOrientationMask? {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
  }

  // UIKit's NSNotFound.
  private static var none: Int { .max }
}
