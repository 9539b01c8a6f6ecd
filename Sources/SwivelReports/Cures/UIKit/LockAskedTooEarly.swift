import UIKit

final class RacePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  // A lock keeps the orientation that the scene has, allowed or not.
  override var prefersInterfaceOrientationLocked: Bool {
    let geometry = view.window?.windowScene?.effectiveGeometry
    return geometry?.interfaceOrientation.isLandscape ?? false
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The rotation to landscape changes the size of the view.
    setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}
