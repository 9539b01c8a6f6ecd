public import Foundation

/// A tab, which names its page.
@available(iOS 18.0, *)
@MainActor
open class UITab: NSObject {
  /// The page.
  open package(set) var viewController: UIViewController?

  package init(simulated viewController: UIViewController) {
    self.viewController = viewController
  }
}
