import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Records what the app returns to UIKit, so that Swivel can explain the rotation.
let recorder = try? Recorder(directory: NSTemporaryDirectory() + "rotation")

final class RecordedPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder?.answer(.portrait, by: self) ?? .portrait
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder?.observe(view.window?.windowScene)
  }
}

final class RecordedAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let mask = UIInterfaceOrientationMask.allButUpsideDown
    return recorder?.answer(mask, by: self, for: window) ?? mask
  }
}
