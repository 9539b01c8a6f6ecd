import UIKit

final class SlidesPage: UIViewController {
  func showInLandscape() {
    guard !UIDevice.current.orientation.isLandscape else { return followDevice() }
    let slides = LandscapeSlidesPage()
    slides.modalPresentationStyle = .fullScreen
    present(slides, animated: true)
  }

  private func followDevice() {
    mask = .landscape
    UIViewController.attemptRotationToDeviceOrientation()
  }

  private var mask = UIInterfaceOrientationMask.portrait

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask
  }
}

final class LandscapeSlidesPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}
