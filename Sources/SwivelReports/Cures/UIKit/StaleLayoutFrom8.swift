import UIKit

extension UIViewControllerContextTransitioning {
  /// Lays out the page below; the animator calls this before the page is shown.
  func layOutPageBelow() {
    guard let page = viewController(forKey: .to) else { return }
    page.view.frame = finalFrame(for: page)
    page.view.layoutIfNeeded()
  }
}

final class PhotoGridPage: UIViewController {
  private var columnCount = 3

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    columnCount = view.bounds.width > view.bounds.height ? 5 : 3
  }
}
