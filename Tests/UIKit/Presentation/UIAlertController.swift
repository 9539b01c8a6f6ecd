import SwivelModel

/// A message to the user.
@available(iOS 8.0, *)
@MainActor
open class UIAlertController: UIViewController {
  override var kind: ControllerKind { .alert }
}
