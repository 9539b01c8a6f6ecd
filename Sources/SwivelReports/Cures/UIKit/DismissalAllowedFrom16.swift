import UIKit

final class AlbumPage: UIViewController {
  // Also called after a page that covers this one is dismissed.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: .portrait)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }
}
