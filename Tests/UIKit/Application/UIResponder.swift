public import Foundation

/// What takes part in the chain along which events travel.
@available(iOS 2.0, *)
@MainActor
open class UIResponder: NSObject {
  /// The one that is asked next.
  open var next: UIResponder? { following }

  /// What comes next, unless overridden.
  package var following: UIResponder? { nil }
}
