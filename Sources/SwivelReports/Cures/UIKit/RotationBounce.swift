import UIKit

final class PlayerPage: UIViewController {
  // These two decide: do not force an orientation while the page appears.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}

final class EpisodePage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  func play() {
    let player = PlayerPage()
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }
}
