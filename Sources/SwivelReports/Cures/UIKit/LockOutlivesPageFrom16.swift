import UIKit

/// The app delegate returns the mask of this type.
@MainActor
enum OrientationLock {
  private(set) static var mask = UIInterfaceOrientationMask.portrait

  static func set(_ mask: UIInterfaceOrientationMask, in window: UIWindow?) {
    self.mask = mask
    window?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}

final class FilmPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    OrientationLock.set(.landscape, in: view.window)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    OrientationLock.set(.portrait, in: view.window)
  }
}
