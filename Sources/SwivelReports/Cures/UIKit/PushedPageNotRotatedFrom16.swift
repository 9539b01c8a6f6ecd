import UIKit

final class ReportStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}

final class ChartPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: .landscape)
    ) { error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
