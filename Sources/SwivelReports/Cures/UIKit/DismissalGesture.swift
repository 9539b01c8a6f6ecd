import UIKit

final class TrailPage: UIViewController {
  var pull: UIGestureRecognizer?  // the gesture that dismisses the page

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    let below = presentingViewController?.supportedInterfaceOrientations ?? .all
    // The page below would rotate under the finger.
    pull?.isEnabled = !below.isDisjoint(with: isWide ? .landscape : .portrait)
  }
}
