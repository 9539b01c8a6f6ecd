import SwiftUI
import SwivelRecorder
import SwivelUIKit
import UIKit

/// The root view controller of a window that the scene delegate creates.
final class RecordedHost<Content: View>: UIHostingController<Content> {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder?.observe(view.window?.windowScene)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let mask = super.supportedInterfaceOrientations
    return recorder?.answer(mask, by: self) ?? mask
  }
}
