import Foundation
import SwivelRecorder
import UIKit

/// A page that knows its recorder.
class RecordedPage: UIViewController {
  let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
