import UIKit

final class PosterPage: UIViewController {
  func close() {
    dismiss(animated: true) {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}
