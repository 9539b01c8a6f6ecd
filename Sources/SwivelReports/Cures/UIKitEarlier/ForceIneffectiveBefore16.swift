import UIKit

final class SlidesPage: UIViewController {
  private var mask = UIInterfaceOrientationMask.portrait

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask
  }

  func showInLandscape() {
    guard !UIDevice.current.orientation.isLandscape else {
      mask = .landscape
      return UIViewController.attemptRotationToDeviceOrientation()
    }
    let slides = LandscapeSlidesPage()
    slides.modalPresentationStyle = .fullScreen
    present(slides, animated: true)
  }
}

final class LandscapeSlidesPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}
