import UIKit

final class SketchPage: UIViewController {
  var isDrawing = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  // Instead of shouldAutorotate.
  override var prefersInterfaceOrientationLocked: Bool { isDrawing }
}

/// Asks the page on top whether it prefers a lock.
final class SketchStack: UINavigationController {
  override var childForInterfaceOrientationLock: UIViewController? {
    topViewController
  }
}
