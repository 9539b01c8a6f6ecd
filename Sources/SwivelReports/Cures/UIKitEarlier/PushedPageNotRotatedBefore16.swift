import UIKit

final class ChartPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}

final class ReportPage: UIViewController {
  func showChart() {
    let chart = ChartPage()
    // Presented, not pushed: UIKit asks for its mask.
    chart.modalPresentationStyle = .fullScreen
    present(chart, animated: true)
  }
}
