import UIKit

final class BoardPage: UIViewController {
  // Keeps the orientation in which a game begins while the scene fills the screen.
  override var prefersInterfaceOrientationLocked: Bool { isPlaying }

  var isPlaying = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  private var columnCount = 1

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    columnCount = view.bounds.width > view.bounds.height ? 2 : 1
  }
}
