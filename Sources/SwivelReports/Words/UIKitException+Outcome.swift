package import SwivelModel

extension UIKitException {
  /// What becomes of the app, as a clause: with the name that crash reports contain.
  package var outcome: StaticString {
    switch self {
    case .noCommonOrientation:
      "UIKit throws UIApplicationInvalidInterfaceOrientation (no orientation in common)"
    case .preferredNotSupported:
      "UIKit throws UIApplicationInvalidInterfaceOrientation (unsupported preferred orientation)"
    case .recursion: "the app crashes (controllers forward in a circle)"
    case .other: "UIKit throws an exception"
    }
  }
}
