#if canImport(Flutter)
import Flutter
#endif
import SwivelRecorder
import SwivelUIKit
import UIKit

final class RecordedFlutterController: FlutterViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder?.observe(view.window?.windowScene)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let mask = super.supportedInterfaceOrientations
    return recorder?.answer(mask, by: self) ?? mask
  }
}
