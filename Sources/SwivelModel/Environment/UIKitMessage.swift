/// An orientation-related message that UIKit logs.
public enum UIKitMessage: UInt8, CaseIterable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case kvcUnsupported = 0
  /// The preferred orientation is not among the supported ones; an exception up to iOS 16.
  case preferredNotSupported = 1
  /// `Supported orientations has no common orientation with the application`; the app runs on.
  case noCommonOrientation = 2
  /// `supportedInterfaceOrientations was invoked recursively`; an exception on iOS 9.
  case recursion = 3
  /// `statusBarOrientation` is without effect, as since iOS 27.
  case statusBarUnavailable = 4
}

/// An orientation-related exception with which UIKit ends an app.
public enum UIKitException: UInt8, CaseIterable, Sendable {
  /// `Supported orientations has no common orientation with the application`.
  case noCommonOrientation = 0
  /// `preferredInterfaceOrientationForPresentation must return a supported interface orientation!`.
  case preferredNotSupported = 1
  /// Getters that call each other endlessly.
  case recursion = 2
  /// Any other.
  case other = 3
}
