package import SwivelModel
package import SwivelReplay

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

extension Moment.Sighting {
  /// What the rules predict instead, after "the rules predict".
  package var prediction: String {
    exception.map { "that \($0.outcome)" } ?? expected.alternatives
  }
}
