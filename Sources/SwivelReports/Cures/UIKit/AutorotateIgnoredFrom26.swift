import UIKit

final class SketchPage: UIViewController {
  var isDrawing = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  // Replaces shouldAutorotate.
  override var prefersInterfaceOrientationLocked: Bool { isDrawing }
}

/// Lets the top page decide whether its orientation is locked.
final class SketchStack: UINavigationController {
  override var childForInterfaceOrientationLock: UIViewController? {
    topViewController
  }
}
