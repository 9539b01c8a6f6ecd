import UIKit

final class FilmPage: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let unlock = { FilmAppDelegate.lock(to: .portrait) }
    guard let transition = transitionCoordinator else { return unlock() }
    transition.animate(alongsideTransition: nil) { if !$0.isCancelled { unlock() } }
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

  static func lock(to side: UIInterfaceOrientation) {
    mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(side.rawValue))
    // Undocumented; has no effect on iOS 16 and later.
    UIDevice.current.setValue(side.rawValue, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
