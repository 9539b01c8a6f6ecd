import UIKit

final class ReportPage: UIViewController {
  func showChart() {
    let chart = ChartPage()
    // Present the page instead of pushing it, so that UIKit asks for its mask.
    chart.modalPresentationStyle = .fullScreen
    present(chart, animated: true)
  }
}

final class ChartPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}
