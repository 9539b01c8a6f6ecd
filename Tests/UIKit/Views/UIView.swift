public import Foundation

/// Something that is seen.
@available(iOS 2.0, *)
@MainActor
open class UIView: UIResponder {
  /// The window it is in.
  open package(set) weak var window: UIWindow?
  /// Its size, as it sees it.
  open var bounds = CGRect.zero

  // Whose view it is.
  package weak var controller: UIViewController?

  package override var following: UIResponder? { controller }
}
