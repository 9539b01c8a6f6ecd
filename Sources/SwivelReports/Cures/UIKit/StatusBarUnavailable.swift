import UIKit

final class ViewfinderPage: UIViewController {
  private(set) var isLandscape = false

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The scene knows its orientation, and the status bar no longer does.
    let geometry = view.window?.windowScene?.effectiveGeometry
    let orientation = geometry?.interfaceOrientation
    let isWide = view.bounds.width > view.bounds.height
    isLandscape = orientation?.isLandscape ?? isWide
  }
}
