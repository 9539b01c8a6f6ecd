import UIKit

final class SlidesPage: UIViewController {
  func show(in mask: UIInterfaceOrientationMask) {
    self.mask = mask
    // UIKit asks the root, which must return the mask of this page.
    view.window?.rootViewController?
      .setNeedsUpdateOfSupportedInterfaceOrientations()
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
