import UIKit

final class DiagramPage: UIViewController {
  /// Replaces the transform of the view.
  func showWide() {
    let diagram = WideDiagramPage()
    diagram.modalPresentationStyle = .fullScreen
    present(diagram, animated: true)
  }
}

final class WideDiagramPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}
