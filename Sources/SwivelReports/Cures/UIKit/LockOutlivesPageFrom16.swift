import UIKit

final class FilmPage: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let window = view.window
    let unlock = { FilmAppDelegate.lock(to: .portrait, in: window) }
    guard let transition = transitionCoordinator else { return unlock() }
    transition.animate(alongsideTransition: nil) { if !$0.isCancelled { unlock() } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    FilmAppDelegate.lock(to: .landscape, in: view.window)
  }
}

final class FilmAppDelegate: UIResponder, UIApplicationDelegate {
  private static var mask = UIInterfaceOrientationMask.portrait

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }

  static func lock(to mask: UIInterfaceOrientationMask, in window: UIWindow?) {
    self.mask = mask
    window?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
