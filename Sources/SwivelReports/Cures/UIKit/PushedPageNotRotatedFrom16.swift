import UIKit

final class ChartPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: .landscape)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}

final class ReportStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
