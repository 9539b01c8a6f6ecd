import UIKit

final class CinemaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask {
    // All orientations that any page needs; each page limits its own.
    .allButUpsideDown
  }
}

final class ProgramPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
