import UIKit

/// A page that works in a window of any size, so that it need not rotate.
final class DashboardPage: UIViewController {
  private var columnCount = 1

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    columnCount = max(1, Int(view.bounds.width / 320))
  }
}
