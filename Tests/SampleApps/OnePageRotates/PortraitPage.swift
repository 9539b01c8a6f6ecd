import SwivelRecorder
import SwivelUIKit
import UIKit

/// A page that is made for portrait, and says so to the app alone.
class PortraitPage: RecordedPage, OrientedPage {
  var orientations: UIInterfaceOrientationMask { recorder.answer(.portrait, by: self) }
}

/// The first page.
final class HomePage: PortraitPage {}

/// The one page that rotates.
final class PhotoPage: PortraitPage {
  override var orientations: UIInterfaceOrientationMask {
    recorder.answer(.allButUpsideDown, by: self)
  }
}
