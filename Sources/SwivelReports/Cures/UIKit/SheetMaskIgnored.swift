import UIKit

final class CheckoutPage: UIViewController {
  func scan() {
    let scanner = ScannerPage()
    // UIKit does not ask a sheet for its mask.
    scanner.modalPresentationStyle = .fullScreen
    present(scanner, animated: true)
  }
}

final class ScannerPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
