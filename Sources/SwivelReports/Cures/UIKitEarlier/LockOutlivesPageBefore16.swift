import UIKit

/// The app delegate returns the mask of this type.
@MainActor
enum OrientationLock {
  static var mask = UIInterfaceOrientationMask.portrait
}

final class FilmPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    OrientationLock.mask = .allButUpsideDown
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    OrientationLock.mask = .portrait
    // Undocumented; has no effect on iOS 16 and later.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
