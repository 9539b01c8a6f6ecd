public import Foundation

/// What recognizes a movement of fingers.
@available(iOS 3.2, *)
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether it looks at fingers.
  open var isEnabled = true
}
