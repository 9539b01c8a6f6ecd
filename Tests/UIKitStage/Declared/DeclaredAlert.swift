import SwivelQueries
import UIKit

/// An alert whose answers are declared.
final class DeclaredAlert: UIAlertController, Declared {
  var declaration: Scenario.Controller?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    declaredMask ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { declaredAutorotate ?? super.shouldAutorotate }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    declaredPreferred ?? super.preferredInterfaceOrientationForPresentation
  }

  override var prefersInterfaceOrientationLocked: Bool { declaration?.prefersLock ?? false }
}
