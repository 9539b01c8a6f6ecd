import UIKit

/// A page for every orientation that a phone without a home button has.
final class KioskPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
