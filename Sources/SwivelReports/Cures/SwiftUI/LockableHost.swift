import SwiftUI

/// The root view controller of a window that the scene delegate creates.
final class LockableHost<Content: View>: UIHostingController<Content> {
  var isLocked = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var prefersInterfaceOrientationLocked: Bool { isLocked }
}
