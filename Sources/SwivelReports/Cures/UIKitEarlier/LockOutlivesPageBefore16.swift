import UIKit

final class FilmPage: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    FilmAppDelegate.mask = .portrait
    // Undocumented; has no effect on iOS 16 and later.
    let portrait = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(portrait, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    FilmAppDelegate.mask = .allButUpsideDown
  }
}

final class FilmAppDelegate: UIResponder, UIApplicationDelegate {
  static var mask = UIInterfaceOrientationMask.portrait

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }
}
