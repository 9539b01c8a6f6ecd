import SwiftUI

/// The root of a window, which the app's scene delegate makes.
final class LockableHost<Content: View>: UIHostingController<Content> {
  var isLocked = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var prefersInterfaceOrientationLocked: Bool { isLocked }
}
