/// A container that shows one of several.
@available(iOS 2.0, *)
@MainActor
open class UITabBarController: UIViewController {
  /// Who is told and asked.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { tabs = newValue }
  }

  /// The tab that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { chosen = newValue }
  }

  /// Which tab is shown.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === chosen } ?? Self.none }
    set { if let tabs, tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  package var tabs: [UIViewController]?
  package var chosen: UIViewController?

  // UIKit's NSNotFound.
  private static var none: Int { .max }
}
