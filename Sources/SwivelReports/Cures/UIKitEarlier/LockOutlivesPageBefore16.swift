import UIKit

/// The app delegate returns its mask.
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
    // Undocumented, and without effect from iOS 16 on.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
