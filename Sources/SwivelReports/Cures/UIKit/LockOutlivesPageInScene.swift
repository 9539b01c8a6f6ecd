import UIKit

final class MoviePage: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let window = view.window
    let unlock = { MovieSceneDelegate.lock(to: .portrait, in: window) }
    guard let transition = transitionCoordinator else { return unlock() }
    transition.animate(alongsideTransition: nil) { if !$0.isCancelled { unlock() } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MovieSceneDelegate.lock(to: .landscape, in: view.window)
  }
}

final class MovieSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var mask = UIInterfaceOrientationMask.portrait

  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { mask }

  static func lock(to mask: UIInterfaceOrientationMask, in window: UIWindow?) {
    (window?.windowScene?.delegate as? MovieSceneDelegate)?.mask = mask
    window?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
