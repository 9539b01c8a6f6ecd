import SwivelModel

/// The view that the others of a scene are in.
@available(iOS 2.0, *)
@MainActor
open class UIWindow: UIView {
  /// The scene it is in.
  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene? {
    didSet { Simulator.current.moved(self, from: oldValue) }
  }
  /// The controller that fills it.
  @available(iOS 4.0, *)
  open var rootViewController: UIViewController? {
    didSet { Simulator.current.changedRoot(of: self, from: oldValue) }
  }
  /// How far before it is.
  open var windowLevel = Level.normal
  /// Whether keys go to it.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  // Its name in the log, once it is in there.
  var handle: WindowID?

  package override var startsHidden: Bool { true }

  package override var following: UIResponder? { windowScene }

  /// Shows it, and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    Simulator.current.makeKey(self)
  }

  package override func hide(_ isHidden: Bool) {
    let wasHidden = self.isHidden
    super.hide(isHidden)
    if wasHidden != isHidden { Simulator.current.changedVisibility(of: self) }
  }
}
