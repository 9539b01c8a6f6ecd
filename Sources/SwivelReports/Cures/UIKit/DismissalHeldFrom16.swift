import UIKit

final class PosterPage: UIViewController {
  func close() {
    let root = view.window?.rootViewController
    dismiss(animated: true) {
      root?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}
