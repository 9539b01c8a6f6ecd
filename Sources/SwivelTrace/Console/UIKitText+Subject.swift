extension UIKitText {
  /// Whether it is an exception.
  var isThrown: Bool {
    switch self {
    case .noCommonOrientation(let isThrown, _), .recursion(let isThrown),
      .preferredNotSupported(let isThrown, _):
      isThrown
    default: self == .otherException
    }
  }

  /// The subject, for detecting repetitions.
  var subject: Int {
    switch self {
    case .deviceOrientationSet: 0
    case .refused: 1
    case .noCommonOrientation, .preferredNotSupported, .recursion, .otherException: 2
    case .driverCouldNotRotate: 3
    case .sceneMask: 4
    case .statusBarUnavailable: 5
    case .deviceSet, .driverAsks, .driverWillRead, .driverReads: 6
    case .interface: 7
    case .saysNothing, .notUnderstood: 8
    case .modal: 9
    }
  }
}
