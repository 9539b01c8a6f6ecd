import Foundation
import UIKit

/// A page with a mask, as apps have them before they are cured.
final class Page: UIViewController {
  private let mask: UIInterfaceOrientationMask?

  init(_ mask: UIInterfaceOrientationMask? = nil) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }
}
