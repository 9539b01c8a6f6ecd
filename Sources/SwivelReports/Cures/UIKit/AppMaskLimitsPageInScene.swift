import UIKit

final class CinemaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask {
    // All that any page needs: each page limits itself.
    .allButUpsideDown
  }
}

final class ProgramPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
