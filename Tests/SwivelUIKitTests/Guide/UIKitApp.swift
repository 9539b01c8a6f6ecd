import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// The app's recorder; `nil` if its directory cannot be written, which changes nothing else.
let recorder = try? Recorder(directory: NSTemporaryDirectory() + "rotation")

final class MainController: UINavigationController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate = recorder?.navigationDelegate(forwardingTo: nil)
    recorder?.observe(view.window?.windowScene)
  }
}

final class ListPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder?.answer(.portrait, by: self) ?? .portrait
  }
}
