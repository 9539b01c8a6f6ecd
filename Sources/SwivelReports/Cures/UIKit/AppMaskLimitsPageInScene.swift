import UIKit

final class CinemaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask {
    // All orientations that any page needs; each page limits its own,
    // and each container returns the mask of its visible page.
    .allButUpsideDown
  }
}

final class ProgramPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
