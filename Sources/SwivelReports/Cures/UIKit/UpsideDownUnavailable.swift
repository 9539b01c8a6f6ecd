import UIKit

/// The root, whose default mask on a phone is all but upside down.
final class BookStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .all
  }
}
