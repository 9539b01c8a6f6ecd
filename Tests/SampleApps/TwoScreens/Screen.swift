import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// A screen with orientations of its own.
class Screen: RecordedPage {
  private let mask: UIInterfaceOrientationMask
  private let preferred: UIInterfaceOrientation

  init(
    _ recorder: Recorder, _ mask: UIInterfaceOrientationMask, prefers: UIInterfaceOrientation
  ) {
    (self.mask, preferred) = (mask, prefers)
    super.init(recorder)
    // UIKit asks a screen only when it looks at it; what it is made for is reported beforehand.
    _ = supportedInterfaceOrientations
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(mask, by: self)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    recorder.answer(preferred: preferred, by: self)
  }
}

/// A screen for every orientation, portrait if it can be.
final class ScreenA: Screen {}

/// A screen for landscape alone.
final class ScreenB: Screen {}
