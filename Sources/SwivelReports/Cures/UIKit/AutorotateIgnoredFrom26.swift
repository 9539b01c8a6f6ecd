import UIKit

final class SketchPage: UIViewController {
  // Replaces shouldAutorotate.
  override var prefersInterfaceOrientationLocked: Bool { isDrawing }

  var isDrawing = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}

/// Lets the top page decide whether its orientation is locked.
final class SketchStack: UINavigationController {
  override var childForInterfaceOrientationLock: UIViewController? {
    topViewController
  }
}
