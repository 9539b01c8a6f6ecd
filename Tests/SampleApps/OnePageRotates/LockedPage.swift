import SwivelRecorder
import SwivelUIKit
import UIKit

/// The base of all pages: portrait, unless a page says otherwise, and said to UIKit.
class LockedPage: RecordedPage, OrientedPage {
  var orientations: UIInterfaceOrientationMask { .portrait }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(orientations, by: self)
  }

  override var shouldAutorotate: Bool { recorder.answer(autorotate: true, by: self) }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    recorder.answer(preferred: .portrait, by: self)
  }
}

/// The first page.
final class LockedHomePage: LockedPage {}

/// The one page that rotates.
final class TurningPhotoPage: LockedPage {
  override var orientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
