/// What UIKit asks a controller.
package enum Question: UInt8, Sendable {
  /// `supportedInterfaceOrientations`, on iOS 5 `shouldAutorotateToInterfaceOrientation:`.
  case mask
  /// `shouldAutorotate`.
  case shouldAutorotate
  /// `preferredInterfaceOrientationForPresentation`.
  case preferred
}
