public import Foundation

/// Something that is seen.
@available(iOS 2.0, *)
@MainActor
open class UIView: UIResponder {
  /// The window it is in.
  open package(set) weak var window: UIWindow?
  /// Its size, as it sees it.
  open var bounds = CGRect.zero
  /// How it is moved, rotated or sized beyond its frame.
  open var transform = CGAffineTransform.identity

  // Whose view it is.
  package weak var controller: UIViewController?
  // Whether someone said to hide it; no one did at first.
  package var statedHidden: Bool?

  /// Whether it is left out of what is drawn.
  open var isHidden: Bool {
    get { statedHidden ?? startsHidden }
    set { hide(newValue) }
  }

  package var startsHidden: Bool { false }

  package override var following: UIResponder? { controller }

  package func hide(_ isHidden: Bool) {
    statedHidden = isHidden
  }
}
