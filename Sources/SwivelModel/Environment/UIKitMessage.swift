/// An orientation-related message that UIKit logs.
public enum UIKitMessage: UInt8, CaseIterable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case kvcUnsupported = 0
  /// The preferred orientation is not among the supported ones; an exception up to iOS 16.
  case preferredNotSupported = 1
}
