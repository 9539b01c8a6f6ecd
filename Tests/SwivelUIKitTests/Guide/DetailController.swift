import UIKit

/// The page of the app whose mask the guide to testing reads.
final class DetailController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  convenience init(article: Int) {
    self.init()
    title = "Article \(article)"
  }
}
