import UIKit

/// A page that keeps its orientation while the user draws.
final class EaselPage: UIViewController {
  var isDrawing = false {
    // UIKit does not ask again by itself.
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var prefersInterfaceOrientationLocked: Bool { isDrawing }
}
