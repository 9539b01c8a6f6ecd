import SwivelModel

extension Simulator {
  /// A tab comes to the front.
  func select(
    _ page: UIViewController, in tabs: UITabBarController, leaving: UIViewController?
  ) {
    guard let id = tabs.handle else { return }
    let pageID = self.id(of: page)
    let window = tabs.shownIn
    record(.hierarchy(.childSelected(parent: id, child: pageID)))
    guard window != nil else { return }
    if let leaving { willDisappear(leaving, animated: false) }
    willAppear(page, animated: false, in: window)
    if let leaving { didDisappear(leaving, animated: false) }
    didAppear(page, animated: false)
  }

  /// The user chooses a tab.
  package func tap(_ page: UIViewController, in tabs: UITabBarController) {
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: page) ?? true else { return }
    tabs.selectedViewController = page
    tabs.delegate?.tabBarController(tabs, didSelect: page)
  }

  /// The user chooses a tab, and UIKit calls the method of iOS 18 alone.
  ///
  /// Whether it also calls the earlier one, no source states.
  package func tapTab(of page: UIViewController, in tabs: UITabBarController) {
    let previous = tabs.selectedViewController
    tabs.selectedViewController = page
    tabs.delegate?.tabBarController(
      tabs, didSelectTab: UITab(simulated: page), previousTab: previous.map(UITab.init(simulated:)))
  }
}
