import UIKit

final class GalleryPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }

  func show(_ viewer: UIViewController) {
    // overFullScreen would keep this page in the window, and its mask in force.
    viewer.modalPresentationStyle = .fullScreen
    present(viewer, animated: true)
  }
}

/// Does the same for a custom transition; on dismissal, the animator must insert
/// view(forKey: .to).
final class ViewerPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
