import UIKit

final class ProgressPage: UIViewController {
  private let progress = UIView()

  func showProgress() {
    // Not to the window, whose coordinates do not rotate.
    view.window?.rootViewController?.view.addSubview(progress)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    progress.frame = view.bounds
  }
}
