import UIKit

final class DiagramPage: UIViewController {
  /// Replaces the transform of the view.
  func showWide() {
    mask = .landscape
    setNeedsUpdateOfSupportedInterfaceOrientations()
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }

  private var mask = UIInterfaceOrientationMask.portrait

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask
  }
}
