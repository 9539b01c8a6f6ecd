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

  /// What is in it, the lowest first.
  open package(set) var subviews: [UIView] = []

  // Whose view it is.
  package weak var controller: UIViewController?
  // Whether someone said to hide it; no one did at first.
  package var statedHidden: Bool?

  /// Whether it is left out of what is drawn.
  open var isHidden: Bool {
    get { statedHidden ?? startsHidden }
    set { hide(newValue) }
  }

  /// Its place in the view around it, which no one moves here.
  open var frame: CGRect {
    get { bounds }
    set { bounds.size = newValue.size }
  }

  /// Puts another view into it, above the others.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.window = window
  }

  /// Lays it out now.
  open func layoutIfNeeded() {
    controller?.viewWillLayoutSubviews()
  }

  package var startsHidden: Bool { false }

  package override var following: UIResponder? { controller }

  package func hide(_ isHidden: Bool) {
    statedHidden = isHidden
  }
}
