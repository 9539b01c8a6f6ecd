import UIKit

final class BoardPage: UIViewController {
  private var columnCount = 1

  var isPlaying = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  // Keeps the orientation in which a game begins while the scene fills the screen.
  override var prefersInterfaceOrientationLocked: Bool { isPlaying }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    columnCount = view.bounds.width > view.bounds.height ? 2 : 1
  }
}
