import UIKit

final class ScreenStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    guard let scene = view.window?.windowScene else { return }
    let now = scene.effectiveGeometry.interfaceOrientation.rawValue
    let mask = page.supportedInterfaceOrientations
    guard !mask.contains(.init(rawValue: 1 << UInt(now))) else { return }
    setNeedsUpdateOfSupportedInterfaceOrientations()
    scene.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask)
    ) { @Sendable error in
      print("The interface was not rotated: \(error.localizedDescription)")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }
}
